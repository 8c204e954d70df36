game-burro = Burro
about-burro = Cards go round at the cry of “burro va”: get four alike, or do not be the last hand in.

burro-goes = { $seat }: Burro va!
burro-takes = { $seat } takes from the middle
burro-stray = { $seat } puts a hand in though nobody has called
burro-shouts = { $seat }: BURRO!
burro-shouts-other = { $seat }: Perro!
burro-palm = { $seat } puts a hand in, palm up
burro-hand = { $seat } puts a hand in
burro-shows = { $seat } shows { $cards }
burro-higher = { $seat } has a higher run: { $cards }
burro-fooled = { $seat } has fooled them
burro-not-fooled = { $seat } fools nobody
burro-letter = A letter for { $seat }: { $letter } ({ $word })
burro-out = { $seat } is the donkey, and out
burro-void = Nobody calls: the hand is void
burro-word = { $word }
burro-place = hand in, no. { $n }

burro-move-va = Burro va
burro-move-burro = BURRO! and hand
burro-move-hand = Hand
burro-move-lie = BURRO! (voice only)
burro-move-amago = Another word and hand
burro-move-palm-burro = BURRO! palm up
burro-move-palm-amago = Another word, palm up
burro-move-turn = Turn the hand over
burro-prompt-choose = { $n ->
    [one] Choose the card you pass
   *[other] Choose the { $n } cards you pass
 }
burro-prompt-wait = Chosen: you may change until the order is given
burro-prompt-go = All have chosen: say “burro va”
burro-prompt-take = Take from the middle
burro-prompt-hand = Will you put your hand in?
burro-fact-caller = { $seat } gives the order
burro-fact-complete = To call, { $n } alike
burro-sheet = The hand
burro-line-letter = Letter
burro-line-winner = Wins the hand
burro-line-word = So far

zone-burro-slot = What you pass
zone-burro-pool = Cards in the middle
zone-burro-middle = Hands in the middle
badge-burro-caller = gives the order
badge-burro-ready = has chosen
mark-palm-up = palm up

refused-burro-too-many = You are { $n }, and the Spanish pack is for { $most } at most: play with the French one
refused-burro-late = Too late: it has been settled
refused-burro-already-in = Your hand is in already
refused-burro-settling = First the call has to be settled
refused-burro-take-first = First the cards in the middle are taken
refused-burro-not-complete = To call burro you need { $n } cards alike
refused-burro-not-all = Somebody has yet to choose
refused-burro-not-caller = This time { $seat } gives the order

burro-option-pass_direction = Direction of passing
    .help = To the right, to the left, one way and then the other, or all to the middle and each takes one.
burro-value-pass_direction-right = right
burro-value-pass_direction-left = left
burro-value-pass_direction-alternate = one way and the other
burro-value-pass_direction-centre = to the middle
burro-option-pass_cards = Cards passed
    .help = How many cards change hands each time.
burro-option-lie = Lie
    .help = One may shout burro without putting a hand in: whoever puts his in gets a letter.
burro-option-amago = Feint
    .help = One may put a hand in with another word: whoever follows gets a letter.
burro-option-palm_up = Palm up
    .help = A hand palm up does not count: whoever follows it gets a letter.
burro-option-hand_size = Cards each
    .help = With 6, 7 or 8 two packs are used, and that many alike are needed.
burro-option-runs = Runs
    .help = Whether a run of one suit, all the hand, counts too.
burro-value-runs-none = do not count
burro-value-runs-suited = of one suit
burro-option-end = End
    .help = Until one is left, until two are left, or until somebody completes the word.
burro-value-end-last_left = one left
burro-value-end-two_left = two left
burro-value-end-first_out = the first donkey
burro-option-misfire = Stray hand
    .help = What comes of a hand put in when nobody has called.
burro-value-misfire-letter = a letter
burro-value-misfire-ignore = nothing
burro-option-deck = Pack
    .help = Spanish for up to 10 players, French for up to 13.

hint-burro-claim = Your hand is complete: call it now
hint-burro-follow = There is a call: get your hand in before the others
hint-burro-pass = Pass the { $card }: keep the number you have most of
hint-burro-pass-back = Put the { $card } back: it is worth keeping
hint-burro-go = All are ready: give the order
hint-burro-take = Take any: they all lie face down
hint-burro-bluff = Let us see who falls for it
