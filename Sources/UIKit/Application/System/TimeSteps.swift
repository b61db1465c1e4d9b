/// When the time of day that people go by takes a step. Moments are seconds since 1970.
struct TimeSteps {
  private static let day = 86_400

  /// Seconds that local time is ahead of Greenwich at a moment.
  let offset: (_ moment: Int) -> Int

  /// The next midnight, or the moment before it at which clocks go forward or back.
  func next(after moment: Int) -> Int {
    let start = offset(moment)
    let past = ((moment + start) % Self.day + Self.day) % Self.day
    let midnight = moment + Self.day - past
    return offset(midnight) == start ? midnight : end(of: start, between: moment, and: midnight)
  }

  /// The first moment with another offset.
  private func end(of start: Int, between moment: Int, and midnight: Int) -> Int {
    var (before, after) = (moment, midnight)
    while after - before > 1 {
      let middle = (before + after) / 2
      if offset(middle) == start { before = middle } else { after = middle }
    }
    return after
  }
}
