cli-seat = Seat { $number }
cli-game = Game { $number }: { $title }, { $seats } seats
cli-took-back = { $seat } takes back move { $undo }.
cli-nothing = (nothing to tell)
cli-result = Result
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
