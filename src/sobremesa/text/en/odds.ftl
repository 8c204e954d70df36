# The poker laboratory: equity, outs, odds and the price of a call.

## Draws and outs

odds-draw-flush = flush
odds-draw-straight = straight
odds-draw-overcards = cards above the board
odds-draw-pair = pair
odds-draw-set = three with the pocket pair
odds-draw-two_pair_or_trips = two pair or three of a kind
odds-draw-full_house = full house or four of a kind
odds-draw-backdoor_flush = flush with two cards running
odds-shape-gutshot = inside
odds-shape-open = open-ended
odds-shape-double = two inside
odds-shape-wrap = wrap
odds-grade-nuts = the best hand there can be
odds-grade-weak = may still lose
odds-grade-tie = shares
odds-grade-false = false: it helps another more
odds-risk-pairs_board = pairs the board: a full house is possible
odds-risk-suits_board = leaves three of a suit: another flush is possible
odds-risk-straight_there = a straight is possible
odds-risk-higher = a higher one of the kind is possible
odds-risk-held = an opponent holds it
odds-clean = Clean ({ $n }): { $text }
odds-dirty = Dirty ({ $n }): { $text }
odds-tied = Shared ({ $n }): { $text }
odds-false = False ({ $n }): { $text }

## Answers

odds-against = { $n } to 1
odds-outs = { $n ->
    [one] 1 out
   *[other] { $n } outs
} among { $unseen } unseen cards: { $text }
odds-outs-only = { $n ->
    [one] 1 out
   *[other] { $n } outs
} among { $unseen } unseen cards
odds-no-outs = No card completes the hand
odds-chance-next = With the next card: { $percent } %, { $odds } to 1 against
odds-chance-both = With both cards to come: { $percent } %, { $odds } to 1 against
odds-grown = With the outs that the turn adds: { $percent } %
odds-shortcut-next = In your head (outs times 2): { $n } %
odds-shortcut-both = In your head (outs times 4): { $n } %
odds-price = You pay { $call } to win { $win }: the pot gives { $odds } to 1, and { $percent } % is enough
odds-value = Expected value of calling: { $text }
odds-extra = To break even you would have to win { $text } more later
odds-money-eur = €{ $text }
odds-money-usd = ${ $text }
odds-money-chips = { $text } chips
odds-decision-call = Call: the pot pays more than the odds against you
odds-decision-fold = Fold: the pot pays less than the odds against you
odds-decision-fold-none = Fold: there is no card to save you
odds-decision-even = All one: the pot pays just the odds against you
odds-decision-check = Check: the card is free
odds-by-table = By the book’s table { $text }, { $odds } to 1: { $say }
odds-table-differs = Mind: the table’s rounding changes the decision
odds-table-lacks = The book’s table { $text } has no such number of outs
odds-say-call = call
odds-say-fold = fold
odds-say-even = all one
odds-say-check = check
odds-equity-exact = { $n } deals, all there are
odds-equity-sampled = { $n } random deals
odds-by-kind = What { $text } is worth against each kind of hand
odds-by-hand = What { $text } is worth against each hand
odds-by-hand-exact = { $n ->
    [one] Against each, the one board there is
   *[other] Against each, all the boards there are
}
odds-by-hand-sampled = Against each, { $n } random boards
odds-street-0 = before the flop
odds-street-3 = flop
odds-street-4 = turn
odds-street-5 = river
odds-range-size = { $n ->
    [one] 1 hand
   *[other] { $n } hands
}, { $percent } % of all
odds-grid-against = Equity of each hand against { $text }

## Tables

odds-table-title = Odds against by outs, exact and as the book prints them
odds-column-outs = outs
odds-column-flop = flop to turn
odds-column-turn = turn to river
odds-column-both = flop to river
odds-column-book-a = book A
odds-column-book-b = book B
odds-column-example = example
odds-column-player = hand
odds-column-equity = equity
odds-column-error = error
odds-column-win = wins
odds-column-tie = shares
odds-column-hands = hands
odds-column-beats = beats you
odds-column-card = card
odds-column-draw = completes
odds-column-grade = worth
odds-column-risk = risk
odds-column-street = street
odds-example-backdoor = flush with two cards running
odds-example-pocket-pair = pocket pair to three
odds-example-gutshot = inside straight
odds-example-two-pair-or-trips = two pair or three
odds-example-open-straight = open-ended straight
odds-example-flush = flush draw
odds-example-flush-gutshot = flush and inside straight
odds-example-open-straight-pair = open-ended straight and pair
odds-example-flush-pair = flush and pair
odds-example-flush-open-straight = flush and open-ended straight
odds-notes-title = What the book has wrong, or rounds too much
odds-note-nine-of-46 = 9 of 46 is not 19 % but 19.57 %: 37 to 9, which is 4.11 to 1.
odds-note-one-out-next = With a single out, 46 to 1 holds from flop to turn; from turn to river it is 45 to 1.
odds-note-backdoor-is-no-out = A flush that needs two cards running gives no out at all: it comes 45 times in 1081, 23.02 to 1; that is close to one out with both cards to come (22.5 to 1).
odds-note-four-rounded = With 4 outs the next card is at 10.75 to 1, not 11.
odds-note-eight-rounded = With 8 outs the next card is at 4.88 to 1, not 5.
odds-note-five-rounded = With 5 outs the next card is at 8.4 to 1, not 8.
odds-note-fifteen-is-favourite = 12 to 15 outs are not all “1 to 1” by the river: 1.22, 1.08, 0.95 and 0.85. With 14 or 15 the draw is the favourite.
odds-note-thirteen-not-fourteen = 13 and 14 outs are not worth the same: 2.62 and 2.36 to 1.
odds-note-one-out-both = One out with both cards to come is at 22.5 to 1, not 22.
odds-note-six-truncated = With 6 outs the river is at 6.67 to 1, not 6.6.
odds-note-seven-truncated = With 7 outs the river is at 5.57 to 1, not 5.5.
odds-note-eight-truncated = With 8 outs the river is at 4.75 to 1, not 4.7.
odds-note-eight-not-nine = 8 and 9 outs by the river are not both 2 to 1: 2.18 and 1.86.
odds-note-call-is-not-won = Of a pot of 12 won by paying 2, the gain is 10: your own 2 come back, they are not won.
odds-note-one-of-six = At 5 to 1 it is enough to win 1 time in 6, not 1 in 5: five losses of 1 pay for one win of 5.
odds-note-below-not-above = To gain, the odds against you have to be below what the pot pays, not above.
odds-note-odds-are-against = Outs over possible cards is the probability; odds are against: the cards that do not help to those that do.
odds-note-turn-has-four = The example on the turn lacks a card of the board: there are four, and 46 are unseen.

## Drill

odds-drill-hand = Hand { $n } of { $of }: you hold { $hole }; on the board, { $board }
odds-drill-money = Pot { $pot }, bet { $bet }
odds-drill-free = Pot { $pot }, nobody bets
odds-drill-ask-outs = What outs have you got? (how many, or the cards)
odds-drill-ask-odds = Odds against with the next card? (x to 1)
odds-drill-ask-decision = What do you do? (call, fold, even, check)
odds-drill-points = { $n } of 3
odds-drill-right = There were { $n ->
    [one] 1 out
   *[other] { $n } outs
} ({ $text }), { $odds } to 1: { $say }
odds-drill-missed = You missed: { $text }
odds-drill-wrong = These are no outs: { $text }
odds-drill-total = { $n } of { $of } points in all

## Commands

cli-odds = Equity of poker hands and ranges: "AhKh vs QQ+, AKs".
cli-odds-hands = The hands or ranges, with “vs” between them.
cli-odds-board = The cards on the board.
cli-odds-dead = Cards out of play.
cli-odds-game = texas-holdem, holdem-hilo, omaha or omaha-hilo.
cli-odds-exact = Go through every deal, or (--sample) deal at random; unsaid, whichever suits.
cli-odds-trials = How many random deals.
cli-odds-streets = Street by street too.
cli-odds-by-kind = Also against each kind of hand (AKs, QQ) of the second range.
cli-odds-by-hand = Also against each hand of the second range, card by card.
cli-outs = Outs, odds and the price of a call: "Jh 8h" --board "Kh 4h 2s" --pot 8 --bet 2.
cli-outs-hole = Your cards: two, or in Omaha four.
cli-outs-game = texas-holdem or omaha.
cli-outs-rule = Show the rule of 2 and 4 too.
cli-outs-vs = An opponent’s hand; may be repeated.
cli-outs-range = An opponent’s range.
cli-outs-known = The opponents’ hands count for the odds too.
cli-outs-pot = The pot before the bet.
cli-outs-bet = The opponent’s bet.
cli-outs-stack = What you have left.
cli-outs-implied = What you expect to win later.
cli-outs-horizon = next (card) or both.
cli-outs-number = The number of outs, if they are not to be counted.
cli-outs-draws = The draws that count, with commas between them.
cli-outs-table = Decide by the book’s table a or b too.
cli-outs-style = Odds to two decimals (exact), to one (one_decimal) or whole (simple).
cli-outs-currency = Currency: eur, usd or chips.
cli-range = A range on the grid of 13 by 13: "TT+, AKs".
cli-range-text = The range.
cli-range-vs = Equity of each hand against this range.
cli-odds-table = The table of outs and odds, beside the book’s, and the book’s mistakes.
cli-odds-drill = Ten hands to practise outs, odds and decisions.
cli-odds-drill-hands = How many hands.

## What cannot be

refused-lab-card = “{ $text }” is no card; they are written Ah, Td, 7s
refused-lab-card-twice = The card { $text } is there twice
refused-lab-game = I know no game “{ $text }”; you may choose { $allowed }
refused-lab-players = There must be 2 to 9 hands, with “vs” between them, and there are { $n }
refused-lab-board = There cannot be { $n } cards on the board
refused-lab-hole = A hand of this game has { $n } cards, and “{ $text }” has not
refused-lab-range = I do not understand the range “{ $text }”; they are written AKs, TT+, A5s-A2s, KQo, AhKh
refused-lab-range-weight = “{ $text }” will not do as a weight: it is a number above 0
refused-lab-range-empty = No hand of “{ $text }” is left: its cards are seen elsewhere
refused-lab-ranges-collide = The hands collide: they cannot all be held at once
refused-lab-too-many-cards = There are no cards left for the board
refused-lab-trials = It takes one random deal at least
refused-lab-not-exact = With any four cards in a hand not every deal can be gone through
refused-lab-not-listed = Where any four cards will do as a hand, they cannot be told one by one
refused-lab-by-hand-players = Hands are told one by one between two players, and there are { $n }
refused-odds-count = { $what ->
    [hole] Your hand has { $of } cards, and there are { $n }
    [board] There must be three or four cards on the board, and there are { $n }
    [villain] An opponent’s hand has { $of } cards, and there are { $n }
   *[villains] One to eight opposing hands are compared, or a range, and there are { $n }
}
refused-odds-outs = There cannot be { $n } outs among { $unseen } cards
refused-odds-money = “{ $text }” is no amount
refused-odds-negative = An amount cannot be negative: { $text }
refused-odds-draw = There are no draws “{ $text }”; you may choose { $allowed }
refused-odds-horizon = The horizon is next or both, not “{ $text }”
refused-odds-table = The book’s tables are a and b, not “{ $text }”
refused-odds-style = The style is exact, one_decimal or simple, not “{ $text }”
refused-odds-game = Outs are counted in { $allowed }, not in “{ $text }”
refused-odds-currency = The currency is eur, usd or chips, not “{ $text }”
refused-odds-decision = There is no decision “{ $text }”; you may choose { $allowed }
