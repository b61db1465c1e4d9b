/// What a key asks of a control with a value.
enum ControlStep {
  case decrement, increment
  /// By more at once.
  case pageDecrement, pageIncrement
  case minimum, maximum

  /// Arrows to the right and up increment; to the right decrements where layout goes from right to
  /// left.
  @MainActor
  init?(_ key: UIKey, isRightToLeft: Bool) {
    switch key.keyCode {
    case .keyboardUpArrow: self = .increment
    case .keyboardDownArrow: self = .decrement
    case .keyboardRightArrow: self = isRightToLeft ? .decrement : .increment
    case .keyboardLeftArrow: self = isRightToLeft ? .increment : .decrement
    case .keyboardPageUp: self = .pageIncrement
    case .keyboardPageDown: self = .pageDecrement
    case .keyboardHome: self = .minimum
    case .keyboardEnd: self = .maximum
    default: return nil
    }
  }

  /// The value after a step in a range.
  func value(from value: Double, in range: ClosedRange<Double>, by step: Double, page: Double)
    -> Double
  {
    let moved =
      switch self {
      case .decrement: value - step
      case .increment: value + step
      case .pageDecrement: value - page
      case .pageIncrement: value + page
      case .minimum: range.lowerBound
      case .maximum: range.upperBound
      }
    return min(max(moved, range.lowerBound), range.upperBound)
  }
}
