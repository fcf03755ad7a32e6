cli-seat = Seat { $number }
cli-game = Game { $number }: { $title }, { $seats } seats
cli-took-back = { $seat } takes back move { $undo }.
cli-nothing = (nothing to tell)
cli-result = Result
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-games-heading = { $title } ({ $id }): { $least } to { $most } players; bots: { $bots }
cli-games-options = Options:
cli-games-more = ./burrow games GAME explains the options of a game, ./burrow rules GAME its rules.
