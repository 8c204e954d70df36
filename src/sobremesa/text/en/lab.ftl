# The poker laboratory on the page.

lab-title = Poker laboratory
lab-about = Outs, odds, equity and ranges: what each hand is worth and when to pay. With exercises.
lab-open = Open the laboratory
lab-tab-calculator = Calculator
lab-tab-ranges = Ranges
lab-tab-tables = Tables
lab-tab-drill = Exercises
lab-tab-hands = PHH hands

## Cards

lab-cards = The cards
lab-game = Game
lab-game-texas-holdem = Hold'em
lab-game-omaha = Omaha
lab-game-omaha-hilo = Omaha hi-lo
lab-hero = Your hand
lab-board = Board
lab-dead = Out of play
lab-villain = Opponent { $n }
lab-villain-range = Opponent (range)
lab-anybody = Any hand
lab-add-villain = Add an opponent
lab-add-dead = Dead cards
lab-drop = Remove: { $text }
lab-use-range = Give him a range
lab-no-range = Drop the range
lab-clear = Gather the cards
lab-pick-for = Choose cards: { $text }
lab-take-away = Take away the { $card }
lab-empty-place = { $text }: lay a card
lab-full = No more cards fit into “{ $text }”: touch one to take it away
lab-write = …or write them: { $text }
lab-lay = Lay

## Money and options

lab-money = The money
lab-pot = Pot
lab-bet = Bet
lab-stack = You have left
lab-implied = To win later
lab-unit-eur = €
lab-unit-usd = $
lab-unit-chips = chips
lab-options = Options
lab-style = Odds
lab-style-exact = to two decimals
lab-style-one_decimal = to one decimal
lab-style-simple = whole
lab-horizon = Cards you will see
lab-horizon-auto = as the money says
lab-horizon-next = the next one
lab-horizon-both = both
lab-unseen = Opponents' cards
lab-unseen-unknown = do not count for the odds
lab-unseen-villain_known = count for the odds
lab-use-table = Decide also by
lab-table-off = the exact figures only
lab-table-a = the book's table A
lab-table-b = the book's table B
lab-currency = Currency
lab-own-outs = Outs you counted
lab-own-outs-help = Empty: the laboratory counts them.
lab-street = Street
lab-rule = Show the rule of 2 and 4
lab-count-draws = Draws that count
lab-draws-auto = The usual ones

## Answer

lab-answer = What to do
lab-only-high = Outs and odds are counted where the whole pot goes to the high hand; in hi-lo, look at the equity. Or write the outs yourself in the options.
lab-need-hole = Choose your { $n ->
    [2] two
   *[other] { $n }
} cards.
lab-need-board = Choose the flop: three cards of the board (or four, on the turn).
lab-decision-call = Call
lab-decision-fold = Fold
lab-decision-even = Indifferent
lab-decision-check = Check
lab-why-call = The pot pays { $pot } to 1 and the odds against you are { $odds } to 1: one of your outs comes { $percent } % of the time, and { $needed } % is enough.
lab-why-fold = The pot pays only { $pot } to 1 and the odds against you are { $odds } to 1: one of your outs comes { $percent } % of the time, and you need { $needed } %.
lab-why-even = The pot pays { $pot } to 1, just the odds against you: one of your outs comes { $percent } % of the time, which is what you need.
lab-why-check = Nobody bets: the card is free.
lab-why-none = There are no outs: a call buys nothing.
lab-against = { $n } to 1 against
lab-pot-pays = The pot pays { $n } to 1
lab-scale-said = Against you, { $n } to 1; the pot pays { $n2 } to 1
lab-needed = You need
lab-real = You have
lab-outs-of = Outs
lab-outs-among = { $n } among { $unseen } unseen
lab-chance-next = With the next card
lab-chance-both = With both cards to come
lab-rule-next = In your head (times 2)
lab-rule-both = In your head (times 4)
lab-rule-exact = · exact { $percent } %
lab-grown = With the outs won on the turn
lab-call-win = Price
lab-pay-win = { $text } to win { $text2 }
lab-value = Expected value of a call
lab-extra = Missing to break even
lab-not-counted = (not counted)
lab-no-out = (by the river; no outs)
lab-other-wins = { $n ->
    [one] Another card that wins or ties against that hand
   *[other] { $n } other cards that win or tie against those hands
}
lab-false-outs = { $n ->
    [one] One of those outs does not beat the hands in sight. To decide by them, let them count in the options.
   *[other] { $n } of those outs do not beat the hands in sight. To decide by them, let them count in the options.
}
lab-touch-out = Touch a card to see why.
lab-kind-clean = clean
lab-kind-dirty = doubtful
lab-kind-tie = ties
lab-kind-false = false
lab-missed = you missed it
lab-out-makes = Makes: { $text }.
lab-out-clean = Clean: it helps nobody else in sight.
lab-out-dirty = Doubtful: it may help somebody else too.
lab-out-clean-known = It beats the hands in sight.
lab-out-dirty-known = It beats the hands in sight.
lab-out-tie-known = A tie: the pot is shared.
lab-out-false-known = False: it improves your hand, but somebody else's is better.
lab-out-nuts = It is the best possible hand.
lab-out-missed = You had not counted it.
lab-risk-pairs_board = It pairs the board: a full house is possible.
lab-risk-suits_board = It leaves three of a suit you do not hold: a flush is possible.
lab-risk-straight_there = A straight is possible.
lab-risk-higher = A hand of the same kind, but higher, is possible.
lab-risk-held = False: an opponent holds that card.

## Equity

lab-equity = Equity
lab-equity-help = Your share of the pot if all the missing cards are dealt.
lab-way = Deals
lab-way-auto = all, unless too many
lab-way-exact = all
lab-way-sample = at random
lab-trials = How many at random
lab-run = Work out the equity
lab-equity-missing = Complete your hand and the opponents', or give one a range.
lab-equity-board = Cards are missing on the board: none, three, four or five.
lab-wins-ties = Wins { $percent } %, shares { $percent2 } %.
lab-of-deals = Wins { $n } of { $of } deals.
lab-cut = Time ran out: that is how many could be dealt.
lab-streets = Street by street
lab-by-hand = Against each hand of the range
lab-by-hand-help = Your equity against each kind of hand.
lab-by-hand-touch = Touch a kind to see its hands one by one.
lab-by-hand-none = { $text }: not in the range
lab-by-hand-line = { $text }: { $percent } % for you. It beats you { $percent2 } % of the time and shares { $percent3 } %.
lab-waiting = { $n ->
    [one] There is one calculation ahead…
   *[other] There are { $n } calculations ahead…
}
lab-warming = Getting the calculator ready: the first time takes a few seconds…
lab-working = Dealing cards…
lab-stop = Stop

## Ranges

lab-range = Range
lab-range-help = AKs suited, AKo offsuit, TT+ and better, A5s-A2s from one to the other, KK:0.5 with a weight.
lab-range-title = A range
lab-range-grid = The 169 kinds of hand
lab-range-quick = Ready-made ranges
lab-quick-0 = None
lab-quick-1 = Pairs
lab-quick-2 = Strong
lab-quick-3 = Wide
lab-quick-4 = All
lab-run-grid = Equity of each hand against the range
lab-grid-help = On the board as it is. Before the flop, over two thousand random boards.
lab-grid-missing = Mark the hands of the range first.
lab-show-names = Show the names
lab-show-worth = Show the equity

## Tables

lab-book-a = The book's table A
lab-book-b = The book's table B
lab-book-help = Odds against, as printed. Touch one for the exact figure.
lab-col-next = next
lab-col-both = turn and river
lab-col-river = river
lab-printed-exact = { $n } to 1; exact, { $n2 } to 1, { $percent } %
lab-exact-title = The exact table
lab-head = in your head

## Exercises

lab-drill-title = Ten hands
lab-drill-lead = In each: which outs you have, the odds against with the next card, and what you do. One point for each right answer. Flush, straight, set from a pocket pair and full house count.
lab-drill-seed = Number of the series
lab-drill-seed-help = The same number always gives the same hands.
lab-drill-start = Begin
lab-drill-hand = Hand { $n } of { $of }
lab-drill-score = { $n } of { $of } so far
lab-drill-outs = Which outs do you have?
lab-drill-out = out
lab-drill-odds = Odds against? (x to 1)
lab-drill-odds-help = Half a point up or down is fine.
lab-drill-decision = What do you do?
lab-do-call = Call
lab-do-fold = Fold
lab-do-even = Either
lab-do-check = Check
lab-drill-answer = Answer
lab-drill-outs-right = The outs are right
lab-drill-outs-wrong = Outs: { $n } missed and { $n2 } too many
lab-drill-odds-were = Odds: { $n } to 1
lab-drill-decision-was = Decision: { $text }
lab-drill-no-outs = No outs:
lab-drill-next = Next hand
lab-drill-end = See the mark
lab-drill-over = { $n } of { $of } points
lab-drill-great = The odds have no secrets left for you.
lab-drill-good = Going well: look again at what failed.
lab-drill-keep = Count slowly: first the outs, then the price.
lab-drill-n = hand
lab-drill-odds-short = odds
lab-drill-decision-short = decision
lab-right = right
lab-wrong = wrong
lab-drill-again = Ten other hands
lab-drill-same = Series { $n } again

## PHH hands

lab-phh-title = Poker hands in PHH
lab-phh-lead = PHH is a text format for poker hands. Open a .phh or .phhs file, or paste it, and it is played again here by our rules.
lab-phh-file = Choose the file
lab-phh-paste = …or paste its text here
lab-phh-read = Read
lab-phh-which = Hand (there are { $n })
lab-phh-player = Player { $n }
lab-phh-stack = Begins with { $n }, ends with { $n2 }
lab-phh-unfinished = The hand is not finished.
lab-phh-reached = It ends with the chips that the file says.
lab-phh-differs = It does not end with the chips that the file says.
lab-phh-over = The file does not say with how many chips it ends.
lab-phh-watch = Watch the hand
lab-phh-log = What happened, in { $n } steps
lab-phh-unknown = card not noted
lab-phh-download = Hands in PHH
lab-phh-save = Save this hand (.phh)
lab-phh-open = See the hands

## What cannot be

refused-lab-busy = The laboratory is full: try again in a moment
refused-lab-too-long = The calculation was too long and was stopped
refused-lab-broken = The calculation broke; nothing else has changed
refused-lab-stopped = The calculation was stopped
refused-lab-replaced = You began another calculation, and this one was stopped
refused-lab-way = Deals are auto, exact or sample, not “{ $text }”
refused-lab-exact = There are too many deals to go through: draw them at random
refused-lab-trials-most = Random deals go from 1 to { $high }
refused-lab-seed = The number of a series goes from 0 to { $high }
refused-lab-no-room = { $what ->
    [hole] Your hand has { $n } cards, and you have written { $of }
    [board] The board has { $n } cards at most, and you have written { $of }
    [villain] An opponent’s hand has { $n } cards, and you have written { $of }
   *[dead] At most { $n } cards are out of play, and you have written { $of }
}
refused-odds-outs-number = “{ $text }” is no number of outs: write a whole number, or leave it empty
refused-odds-unseen = Opponents' cards are unknown or villain_known, not “{ $text }”
