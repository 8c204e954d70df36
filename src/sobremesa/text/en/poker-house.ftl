# What games of poker against the house share.

house-upcard = The croupier shows { $card }
house-shows = The croupier turns up { $cards }
house-has-game = The house has a game: { $say }
house-no-game = The house has no game
house-label = House: { $say }
house-says-fold = I fold
house-move-ante = Ante of { $chips } on box { $n }
house-move-fold = Fold
house-ante-on = Ante on box { $n }
house-sign-ace-king = The house needs ace-king or better
house-sign-pair = The house needs a pair or better
house-sign-max-pay = A bet wins { $chips } at most
house-tag-waiting = Box { $n }
house-tag-folded = Box { $n }: folded
house-tag-no-game = Box { $n }: the house has no game
house-tag-won = Box { $n }: wins { $odds } to 1
house-tag-tied = Box { $n }: tie
house-tag-lost = Box { $n }: loses
house-tag-returned = Box { $n }: no game even bought, all returned

house-kind-nothing = high card
house-kind-ace-king = ace-king
house-kind-pair = a pair
house-kind-two-pair = two pair
house-kind-three = three of a kind
house-kind-straight = a straight
house-kind-flush = a flush
house-kind-full = a full house
house-kind-four = four of a kind
house-kind-five = five of a kind
house-kind-straight-flush = a straight flush
house-kind-royal = a royal flush

refused-house-cards-later = There are no cards yet: the ante comes first
refused-house-cards-lie = The cards stay where they are: choose what to do with your bet
refused-house-most-boxes = You may not play more than { $n } boxes
refused-house-cover = It takes { $n } antes to go on, and you have { $chips } chips free

hint-house-least = The least ante: staking more does not improve what you can expect
