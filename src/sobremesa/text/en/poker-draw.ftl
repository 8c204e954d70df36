# What draw poker games share.

draw-changes = { $seat } takes { $n }
draw-stands = { $seat } stands pat
draw-restocks = No cards left: { $n } that were out of play are shuffled
draw-changed = takes { $n }
draw-stood = pat
draw-move-pat = Stand pat
draw-move-change = Change { $cards }
draw-pick = Change the marked cards
draw-to-change = Mark the cards to change, { $n } at most, or stand pat
draw-lowest = The lowest hand wins: { $say }
poker-street-before-draw = before the draw
poker-street-draw = the draw
poker-street-after-draw = after the draw
poker-street-first-draw = first draw
poker-street-second-draw = second draw
poker-street-third-draw = third draw

hint-draw-pat = Stand pat: no new card gives you more than those you hold; you win about { $n } % of the time
hint-draw-change = Keeping the others wins most: about { $n } % of the time

refused-draw-too-many = This table seats { $n } at most
refused-draw-too-much = Only { $n } cards may be changed
refused-draw-too-few = You have to mark { $n }
refused-draw-mark = Mark the cards you want to throw and confirm the change
refused-draw-not-now = Cards are not changed now

option-fl_double = Double bets at the end
    .help = In fixed limit, bets are twice as large in the second half of the hand.
option-max_seats = Seats
    .help = How many the table takes.
option-max_draw = Cards to change
    .help = How many may be changed at a time.
option-draws = Draws
    .help = With three, cards are changed and bets made three times.
option-goal = Which hand wins
    .help = The highest, or the lowest by one of the rankings in use.
value-goal-high = the highest
value-goal-a5 = the lowest, ace low; straights and flushes do not count
value-goal-d7 = the lowest, ace high; straights and flushes spoil it
value-goal-a6 = the lowest, ace low; straights and flushes spoil it
value-goal-d6 = the lowest, ace high; straights and flushes do not count
option-draw_deal = When cards are served
    .help = New cards are dealt once all have discarded, or to each in turn.
value-draw_deal-after_all = once all have discarded
value-draw_deal-in_turn = to each in turn
option-own_back = One’s own cards back
    .help = Whether a shuffle of the discards may give players back what they have just thrown.
option-show_order = Who shows first
    .help = Whoever bet last, or always the first at the button’s left.
value-show_order-last_bettor = the last to bet
value-show_order-button_left = the first at the button’s left
option-auto_exchange = Exchange of an absent player
    .help = What is changed for somebody who is away at that time.
value-auto_exchange-list = the advisable cards
value-auto_exchange-pat = nothing
