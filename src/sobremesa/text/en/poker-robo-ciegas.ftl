# Stealing the blinds, and dead hands.

steal-verdict-steal = steal
steal-verdict-no = no
steal-verdict-value = raise for the cards
steal-S1 = Position: steals come from the button or the seat before it
steal-S2 = Clean: somebody has entered already
steal-S3 = Image: you have entered too often lately and will not be believed
steal-S4 = Loot: blinds and antes are little for the chips you have
steal-S5 = Rivals: somebody behind is short of chips, or stands up to you
steal-S6 = Moment: in cash games not twice in one lap
steal-cards = Cards: among the worst, and you asked for some help from them
steal-freq = Frequency: not at every chance, so as not to be read
steal-short-S1 = position
steal-short-S2 = clean
steal-short-S3 = image
steal-short-S4 = loot
steal-short-S5 = rivals
steal-short-S6 = moment
steal-short-cards = cards
steal-short-freq = frequency
steal-format-tournament = Tournament
steal-format-cash = Cash game
steal-entries = Of the last { $of } hands you entered { $n }
steal-since = { $n ->
    [0] You have not stolen this lap
    [one] You stole in the last hand
   *[other] You stole { $n } hands ago
}
steal-behind = P{ $n }: { $m } chips
steal-behind-resists = P{ $n }: { $m } chips; called { $of } of your last 3 steals
steal-title = Stealing the blinds
steal-success = If it works { $percent } % of the time
steal-value = Average: { $text } chips
steal-choices = Answers: steal, value (raise for the cards), no and the condition that fails (S1 to S6)
steal-ask = Do you steal?

## Dead hands

dead-title = Dead hand?
dead-yes = dead
dead-no = alive
dead-ask = Is the hand of P{ $n } dead? (yes, no)
dead-case-D1 = P{ $n } says "I fold" while betting is still going on.
dead-case-D1-royal = P{ $n } could check for nothing and had a royal flush, but pressed "fold".
dead-case-D2 = Time is called on P{ $n }; it runs out and he has not spoken.
dead-case-D3-nnn = P{ $n } throws his cards and they land face down in the muck.
dead-case-D3-ynn = Another player misleads P{ $n }, who throws his cards into the muck; nobody can tell any more which they were.
dead-case-D3-yny = Misled by another, P{ $n } throws his cards into the muck. The delegate would give them back, but nobody knows for certain which they were.
dead-case-D3-yyn = Misled by another, P{ $n } throws his cards and it is known which they are, but the table's delegate does not agree.
dead-case-D3-nyy = By his own mistake P{ $n } throws his cards into the muck. It is known which they are and the delegate would give them back.
dead-case-D3-yyy = Misled by another, P{ $n } throws his cards into the muck. It is certain which they are and the delegate agrees to give them back.
dead-case-D4 = Another player throws his cards and they mix with those of P{ $n }, who was not protecting them.
dead-case-D4-yyy = The unprotected cards of P{ $n } mix with another's. He was misled, it is known which they are and the delegate agrees.
dead-case-D5 = The croupier collects by mistake the cards of P{ $n }, who was not protecting them.
dead-case-D5-all-in = P{ $n } is all in and the croupier collects his unprotected cards by mistake.
dead-case-D6 = P{ $n } throws his cards, face up, onto another's hand.
dead-case-D7-acted = P{ $n } pretends to fold, without throwing his cards, and the next player folds because of it.
dead-case-D7 = P{ $n } pretends to fold, without throwing his cards; the next player has not done anything yet.
dead-case-D8 = P{ $n } has six cards instead of five and says so after betting.
dead-case-D8-at-once = P{ $n } has six cards instead of five and says so as soon as he sees them, before any betting.
dead-case-D8-joker = P{ $n } finds a joker among his cards and says nothing.
dead-why-D1-dead = Dead: said is done, and there is no way back from a fold. His chips stay in the pot.
dead-why-D2-dead = Dead: the time called has run out. On a screen, where checking is free, he checks.
dead-why-D2-alive = Alive: on a screen, when time runs out and checking is free, he checks.
dead-why-D3-dead = Dead: there is no way back from the muck without all three: misled by another, cards known for certain, and the delegate's consent.
dead-why-D3-restored = Alive: misled by another, cards known for certain, and the delegate agrees. It is the only exception, and takes all three.
dead-why-D4-dead = Dead: unprotected cards that were mixed do not come back; the exception is only for those thrown into the muck.
dead-why-D5-dead = Dead: protecting the cards was up to him. His bets stay, and he loses every claim to the pots.
dead-why-D6-dead = Dead: throwing one's cards onto another hand kills one's own, even face up.
dead-why-D7-dead = Dead: the feint made the next player act. What that player did stands.
dead-why-D7-alive = Alive: as long as the next player has not acted, the feint has done no harm.
dead-why-D8-dead = Dead: whoever keeps quiet about a wrong number of cards, or a wrong card, loses the hand.
dead-why-D8-misdeal = Alive, but the hand is void: he told in time, bets go back and the cards are dealt again.
dead-answer = Answers: yes (dead), no (alive)

refused-dead-cause = There is no cause "{ $text }"; they are { $allowed }
refused-dead-already = The hand of { $seat } is dead already: it does not come back

## Options

poker-robo-ciegas-option-size = Size of a steal
    .help = In big blinds.
poker-robo-ciegas-option-worth = Loot
    .help = Blinds and antes must be at least this part of your stack: one in 15, 20 or 30.
poker-robo-ciegas-option-image = Image
    .help = How often at most you have entered in how many hands.
poker-robo-ciegas-option-steal_sb = Steal from the small blind
poker-robo-ciegas-option-cards = Cards
poker-robo-ciegas-value-cards-any = any
poker-robo-ciegas-value-cards-not_worst = some help from them
poker-robo-ciegas-option-freq = Frequency
    .help = What part of the good chances is taken, in per cent.
poker-robo-ciegas-option-limpers = Even if one has just called
    .help = Then the raise is one big blind more.
poker-robo-ciegas-option-later_street = In cash games, once a lap
    .help = Better to take pots on the rounds that follow.
poker-robo-ciegas-option-defend = Defend the blinds
poker-robo-ciegas-option-live_events = What happens at a live table
    .help = The quiz of dead hands includes what does not happen on a screen.
