# The basic strategy of hold'em: categories, positions, rules, and the trainer.

book-category-premium = premium
    .hands = AA KK QQ AK
    .hands-jj = AA KK QQ JJ
book-category-good = good
    .hands = JJ AQ AJ KQ
    .hands-jj = AK AQ AJ KQ
book-category-potential = with potential
    .hands = QJs JTs T9s 98s 87s
book-category-pairs = small pair
    .hands = TT down to 22
book-category-speculative = deceptive
    .hands = AT KJ KT QT QJo JTo
    .hands-axs = AT KJ KT QT QJo JTo and A9s down to A2s
book-category-trash = trash
    .hands = all the others
book-block-early = early
book-block-middle = middle
book-block-late = late
book-block-blinds = blinds
book-class-strong = strong hand
book-class-good_pair = good pair
book-class-medium_pair = middle pair
book-class-draw = draw
book-class-nothing = nothing
book-action-fold = fold
book-action-check = check
book-action-call = call
book-action-bet = bet
book-action-raise = raise
book-do-fold = Fold
book-do-check = Check
book-do-call = Call
book-do-bet = Bet { $n }
book-do-raise = Raise to { $n }
book-do-bet-all-in = Bet everything: { $n }
book-do-raise-all-in = Go all-in: { $n }
book-hand-is = Your hand: { $text }
book-seat-in = P{ $n }, { $say }

## Rules: one sentence each

book-rule-premium-open = AA, KK, QQ and AK are always raised, from any seat: to { $n }
book-rule-premium-over = A premium hand raises again: three times the raise, { $n }
book-rule-premium-again = AA and KK raise even a second raise: to { $n }
book-rule-premium-call = Two raises already: only AA and KK raise again here; with this hand call { $n }
book-rule-good-open = A good hand and few behind ({ $seats_behind }; a { $percent } % chance that one of them has a good one): raise to { $n }
book-rule-good-early = Good, but you speak early: there is a { $percent } % chance that somebody behind has a good hand or better. Fold
book-rule-good-call = A good hand against one raise, in middle or late position: call { $n }
book-rule-good-fold = A good hand, but you speak early and there is a raise: fold
book-rule-good-fold-raised = Two raises already: a good hand is not enough
book-rule-good-steal-call = Your steal was raised, but the hand is good: call { $n }
book-rule-potential-open = Suited neighbours and nobody in: from late position, raise to { $n }
book-rule-potential-limp = Suited neighbours behind players who just called: from late position, call cheaply
book-rule-potential-call = One raise and somebody calling it already: from late position a cheap draw; call { $n }
book-rule-potential-not-late = Suited neighbours are played from late position only
book-rule-potential-raised = Against a raise with nobody else in, a draw does not pay
book-rule-pairs-open = A small pair, late position and nobody in: raise to { $n }
book-rule-pairs-middle = A pair from 8 to 10 opens from middle position too: raise to { $n }
book-rule-pairs-limp = A small pair behind players who just called: call cheaply and look for the set
book-rule-pairs-price = Looking for the set costs { $n }, and up to { $m } (a fifteenth of the smaller stack) it is worth it: call
book-rule-pairs-dear = Looking for the set costs { $n } and is worth { $m } at most, a fifteenth of the smaller stack: fold
book-rule-pairs-not-late = A small pair enters from late position only
book-rule-pairs-raised = Against two raises a small pair is folded
book-rule-speculative-open = Late position and nobody in: here it may, raise to { $n }
book-rule-speculative-fold = It looks strong and loses more than it wins: raise it only from late position when nobody is in
book-rule-speculative-raised = It looks strong, but against a raise it is usually behind: fold
book-rule-trash = Trash: eight hands in ten are thrown away
book-rule-trash-raised = Trash, and there is a raise: fold
book-rule-steal = Stealing the blinds: you risk { $risk } to win { $m } and it need only work { $percent } % of the time; raise to { $n }
book-rule-steal-raised = It was a steal and they raised: let go
book-rule-defend-raise = He robs you often and your hand is good: raise to { $n }
book-rule-defend-call = He robs you often: with something that can grow, defend the blind and call
book-rule-defend-fold = He robs often, but this is nothing to defend with
book-rule-free = It is free: check
book-rule-closed = You may not raise any more: just go on
book-rule-strong-bet = A strong hand: bet { $n } into a pot of { $pot } and let them pay to see it
book-rule-good_pair-bet = A good pair: bet { $n } into a pot of { $pot }
book-rule-medium_pair-bet = A middle pair against one rival: protect it with a bet of the pot, { $n }
book-rule-medium_pair-check = A middle pair: check and see another card
book-rule-draw-check = A draw bets only as a continuation: check
book-rule-nothing-check = You have nothing: check
book-rule-cbet-one = You raised and one rival is left: always bet. { $n } into a pot of { $pot }: it is enough if he folds { $percent } % of the time, and he will seven times in ten
book-rule-cbet-many = You raised and { $rivals } are left, but the flop gave you something: bet { $n }
book-rule-cbet-again = They called your continuation bet, but the board suits you: bet again, { $n }
book-rule-cbet-scare = A frightening ace or king has come: bet again, { $n }
book-rule-cbet-stop = They called your continuation bet and you have not improved: stop here
book-rule-strong-raise = A strong hand: raise to three times the bet, { $n }
book-rule-good_pair-call = With a good pair call { $n }
book-rule-good_pair-fold = Raised on the turn or the river: one pair is no longer enough
book-rule-medium_pair-call = A middle pair against one rival, and it costs { $n }, half the pot at most: call
book-rule-medium_pair-fold = A middle pair does not pay this bet: fold
book-rule-draw-call = { $outs } outs of { $unseen }: you hit { $percent } % and need { $needed } %; call { $n }
book-rule-draw-fold = { $outs } outs of { $unseen }: you hit { $percent } % and would need { $needed } %; fold
book-rule-nothing-fold = You have nothing and there is a bet: fold
book-rule-nothing-raised = They raised and you have nothing: let go at once, and lose little
book-rule-careless = A move at random

book-rule-seat-early = Without the blinds there are { $others }: the last two seats are apart, and of the others { $early ->
    [one] the first speaks
   *[other] the first { $early } speak
} from early position
book-rule-seat-middle = Without the blinds there are { $others }: whoever is neither { $early ->
    [one] the first
   *[other] one of the first { $early }
} nor in the last two seats speaks from middle position
book-rule-seat-late = The button { $others ->
    [one] speaks
   *[other] and the seat before it speak
} from late position
book-rule-seat-blinds = P0 and P1 post the blinds: from the flop on they speak first, so they count as early position when they enter
book-rule-seat-two = Heads-up, P1 has the button, posts the small blind and is in late position; P0 posts the big one

## Exact chances

book-odds-category = { $n } hands of { $of }: { $percent } %
book-odds-behind = { $n ->
    [one] 1 player is behind you, and has a good hand or better { $percent } % of the time
   *[other] { $n } players are behind you, and one of them has a good hand or better { $percent } % of the time
}
book-odds-none = Nobody is behind you
book-odds-folds = A bet of { $n } into a pot of { $of } needs folds { $percent } % of the time
book-odds-miss = { $n ->
    [one] Your rival finds nothing on the flop { $percent } % of the time
   *[other] Your { $n } rivals find nothing on the flop { $percent } % of the time
}
book-odds-steal = R = { $n }, D = { $of }: not counting what you win when called, it must work { $percent } % of the time

## The trainer

book-trainer-ask-category = Which category is it?
book-trainer-ask-position = Which position do you speak from?
book-trainer-ask-action = What do you do?
book-trainer-ask-size = How much? (chips in all)
book-trainer-ask-cbet = Bet or check?
book-trainer-ask-steal = Do you steal the blinds?
book-trainer-title = Question { $n } of { $of }
book-trainer-hole = You have { $hole }
book-trainer-board = On the board, { $board }
book-trainer-seat = { $n } players, you are at P{ $m } (P0 is the { $n ->
    [2] big
   *[other] small
} blind)
book-trainer-blinds = Blinds { $sb }/{ $bb }
book-trainer-antes = Blinds { $sb }/{ $bb } and { $n } in antes
book-trainer-stack = You have { $n } chips left
book-trainer-raiser = Whoever raised has { $n } left
book-trainer-pot = Pot { $n }
book-trainer-rivals = { $n ->
    [one] 1 rival is left
   *[other] { $n } rivals are left
}
book-trainer-aggressor = You raised last before the flop
book-trainer-continued = You bet the flop and were called
book-trainer-act-fold = P{ $n } folds
book-trainer-act-check = P{ $n } checks
book-trainer-act-call = P{ $n } calls
book-trainer-act-bet = P{ $n } bets { $m }
book-trainer-act-raise = P{ $n } raises to { $m }
book-trainer-nobody = Nobody is in
book-trainer-choices = Answers: { $text }
book-trainer-right = That's it!
book-trainer-wrong = No: { $text }
book-trainer-size-range = { $n } to { $m }
book-trainer-points = { $n } of { $of }
book-trainer-failed = What you fail most: { $text }
book-trainer-kind-category = categories
book-trainer-kind-position = positions
book-trainer-kind-action = decisions
book-trainer-kind-size = sizes
book-trainer-kind-cbet = continuation
book-trainer-again = Ten more, with more of what you fail
book-trainer-next = Next
book-trainer-start = Start

## The grid

book-grid-title = Starting hands: { $say } position
book-grid-acts = First to speak: bold and "!" raises, "·" calls, grey is folded
book-grid-limped = Behind players who just called

## Commands

cli-trainer = Ten questions in the strategy of hold'em, with the rule and the exact chances.
cli-trainer-topic = strategy (by default), steal (stealing the blinds) or dead (dead hands).
cli-trainer-questions = How many questions.
cli-trainer-failed = What was failed before, such as "size:3 cbet:1": these come more often.
cli-advise = What the book does in a decision of hold’em, and by which rule: "As Qd" --players 9 --seat 8 --acts "P3 call".
cli-advise-hole = Your two cards.
cli-advise-players = Before the flop: how many are dealt in.
cli-advise-seat = Your seat: 0 the small blind, 1 the big one, the last the button (yours unless you say).
cli-advise-acts = What has been done; whoever spoke before you and is not named has folded.
cli-advise-sb = The small blind (half the big one unless you say).
cli-advise-bb = The big blind.
cli-advise-ante = The ante of each player.
cli-advise-straddle = The straddle, if there is one.
cli-advise-stack = Your chips (a hundred big blinds unless you say).
cli-advise-stacks = The chips of another seat; may be repeated.
cli-advise-resisted = How many of your last three steals a seat behind you called or raised; may be repeated.
cli-advise-tournament = It is a tournament, not a cash game.
cli-advise-entries = In how many of your last hands, the latest, you entered.
cli-advise-since = Hands since your last steal (0: none).
cli-advise-opener = In how many of his last six chances the first raiser has raised so.
cli-advise-pot = After the flop: all the chips in the middle, the bet included.
cli-advise-bet = After the flop: the bet to match.
cli-advise-own = After the flop: what you have bet in this round already.
cli-advise-raises = After the flop: bets and raises in this round (1 where there is a bet).
cli-advise-rivals = After the flop: rivals who are left.
cli-advise-saw = How many rivals saw the flop (those who are left unless you say).
cli-advise-aggressor = You raised last before the flop.
cli-advise-continued = You bet the flop as that raiser, and were called.
cli-starting-hands = The starting hands on the grid of 13 by 13, by category and position.
cli-starting-hands-block = early, middle, late or blinds; all of them if not told.
cli-starting-hands-limpers = How many have just called.

## What cannot be

refused-book-seat = At a table of { $n } there is no seat P{ $text }
refused-book-acts = I don't understand "{ $text }"; write P2 raise 6, P3 call, P4 fold
refused-book-block = A position is { $allowed }, not "{ $text }"
refused-book-kind = Questions are { $allowed }, not "{ $text }"
refused-book-topic = The trainer asks { $allowed }, not "{ $text }"
refused-book-size = "{ $text }" is no number of chips
refused-book-answer = "{ $text }" is no answer; you may choose { $allowed }
refused-book-by-seat = I do not understand “{ $text }”; it is written P2=80
refused-book-turn = P{ $n } cannot act there: it is not his turn, or he has folded
refused-book-raise = P{ $n } cannot raise to { $total }: there are { $level } already
refused-book-chips = An amount of chips cannot be { $n }
refused-book-pot = The pot is every chip in the middle, the bet included: it cannot be { $n } with a bet of { $bet }

## On the page

lab-tab-trainer = Trainer
lab-trainer-title = Hold'em trainer
lab-trainer-topic-strategy = Strategy
lab-trainer-topic-steal = Stealing the blinds
lab-trainer-topic-dead = Dead hand?
lab-trainer-topic-hands = Starting hands
lab-trainer-lead-strategy = Ten questions: which hand it is, where you speak from, what you do, how much you bet and whether you go on betting. A point each.
lab-trainer-lead-steal = Ten situations before the flop: steal, raise for the cards or neither; and if not, why.
lab-trainer-lead-dead = Cases from a real table: is the hand still alive?
lab-trainer-lead-hands = What each hand does when you speak first, by where you sit. Touch one to read it.
lab-trainer-topic-ask = Ask the book
lab-trainer-lead-ask = Lay your cards and tell what has happened: the book says what it would do, and why.
lab-ask-players = Players
lab-ask-seat = Your seat
lab-ask-seat-is = P{ $n }, { $say }
lab-ask-before = Before you
lab-ask-act = P{ $n }
lab-ask-raise-to = P{ $n } raises to
lab-ask-fold = folds
lab-ask-call = calls
lab-ask-raise = raises to…
lab-ask-nobody = You speak first.
lab-ask-sb = Small blind
lab-ask-bb = Big blind
lab-ask-ante = Ante of each
lab-ask-straddle = Straddle
lab-ask-stack = Your chips
lab-ask-stack-help = Empty: a hundred big blinds.
lab-ask-raiser = Chips of who raises
lab-ask-tournament = It is a tournament
lab-ask-entries = Hands you entered, of the last ones
lab-ask-since = Hands since your last steal
lab-ask-since-help = Empty: you have not stolen.
lab-ask-opener = Times he has raised so, of his last 6 chances
lab-ask-pot = Pot, the bet included
lab-ask-bet = Bet to match
lab-ask-rivals = Rivals left
lab-ask-saw = Rivals who saw the flop
lab-ask-raised = It is a raise, not a first bet
lab-ask-aggressor = You raised last before the flop
lab-ask-continued = You bet the flop and were called
lab-ask-go = What does the book do?
lab-ask-missing = Lay your two cards first; after the flop, three to five more on the board.
lab-trainer-page = Read the rulebook's page
lab-trainer-options = Options
lab-trainer-reset = Back to the usual
lab-trainer-score = { $n } of { $of }
lab-trainer-over = You got { $n } of { $of }
lab-trainer-why-not = What fails?
lab-trainer-said = You said: { $text }
lab-trainer-oval = The table: { $n } players
lab-trainer-you = You
lab-trainer-button = the button
lab-trainer-small = small blind
lab-trainer-big = big blind
lab-trainer-small-short = sb
lab-trainer-big-short = bb
lab-trainer-done-fold = folds
lab-trainer-done-check = checks
lab-trainer-done-call = calls
lab-trainer-done-bet = bets { $n }
lab-trainer-done-raise = raises to { $n }
lab-trainer-do-raise = raise
lab-trainer-do-call = call
lab-trainer-do-fold = fold
lab-trainer-kind = { $text }: { $say }; { $say2 }
lab-trainer-limped = Somebody has just called
lab-trainer-block = Position
lab-trainer-legend = Categories
lab-trainer-combos = { $n } hands, { $percent } %
lab-trainer-size = Chips
lab-trainer-answer = Answer
lab-trainer-steal-odds = How often it must work
lab-trainer-risk = R: you risk { $n }
lab-trainer-gain = D: you win { $n }
lab-trainer-needed = f = R / (R + D) = { $percent } %
lab-trainer-success = If it works { $percent } % of the time (q)
lab-trainer-wins = On average you win { $text } chips
lab-trainer-loses = On average you lose { $text } chips
lab-trainer-even = On average you neither win nor lose
lab-trainer-sb = Small blind
lab-trainer-bb = Big blind
lab-trainer-antes = Antes, in all
lab-trainer-times = You raise to (big blinds)
lab-trainer-from-sb = You steal from the small blind
lab-trainer-try = How often a steal must work

## Options

poker-estrategia-option-premium_set = Premium hands
    .help = With AK, or with JJ in its place: then AK is one of the good hands.
poker-estrategia-value-premium_set-ak = AA KK QQ AK
poker-estrategia-value-premium_set-jj = AA KK QQ JJ
poker-estrategia-option-axs = Suited ace with a low card
    .help = From A9 to A2 of one suit: trash, or played like the deceptive hands.
poker-estrategia-value-axs-trash = trash
poker-estrategia-value-axs-speculative = deceptive
poker-estrategia-option-mid_pairs = Pairs from 8 to 10 from middle position
    .help = They open with a raise from there too.
poker-estrategia-option-early = What opens early
poker-estrategia-value-early-premium = premium only
poker-estrategia-value-early-premium_good = premium and good
poker-estrategia-option-open_size = First raise
    .help = In big blinds.
poker-estrategia-option-cbet_freq = Continuation against one
    .help = What part of the time it is bet, in per cent.
poker-estrategia-option-flop_size = Bet on the flop
poker-estrategia-value-flop_size-board = by the board
poker-estrategia-value-flop_size-half = half the pot
poker-estrategia-value-flop_size-two_thirds = two thirds
poker-estrategia-value-flop_size-three_quarters = three quarters
poker-estrategia-option-steal = Steal the blinds
poker-estrategia-option-steal_sb = Steal from the small blind
poker-estrategia-option-level = Level
    .help = Easy: one decision in five at random. Hard: after the flop, what wins against likely hands.
poker-estrategia-value-level-normal = normal
poker-estrategia-value-level-easy = easy
poker-estrategia-value-level-hard = hard
