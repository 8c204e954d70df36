# All or nothing with a short stack: the command pushfold

pushfold-chart = Up to how many big blinds each hand goes all-in, with { $n ->
    [one] one player
   *[other] { $n } players
} still to act (up to 20; empty: never)
pushfold-push = With { $stack } blinds, all-in with { $percent } % of the hands:
pushfold-call = The big blind calls with { $percent } %:
pushfold-worth = Whoever pushes or folds wins { $text } blinds a hand; against these strategies nobody can win more than { $percent } % of a blind besides
pushfold-approximate = With { $n } still to act this is an approximation: the first who calls is taken to be the only one.

cli-pushfold = All-in or fold with a short stack: the equilibrium, solved.
cli-pushfold-stack = The shorter stack in big blinds, from 1 to 100; without it, the whole chart.
cli-pushfold-behind = How many are still to act, from 1 to 9.
cli-pushfold-antes = All the antes together, in big blinds.

refused-pushfold-stack = Stacks are from { $low } to { $high } big blinds
refused-pushfold-behind = From { $low } to { $high } players may still have to act
refused-pushfold-antes = The antes add up to between { $low } and { $high } big blinds
