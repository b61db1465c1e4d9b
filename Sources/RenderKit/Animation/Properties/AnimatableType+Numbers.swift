package import CoreGraphics

extension CGFloat: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .number
  package var animatable: AnimatableValue { .number(Double(self)) }
  package var isUsable: Bool { isPlaceable }

  package static func unwrapped(_ value: AnimatableValue) -> CGFloat? {
    if case .number(let number) = value { CGFloat(number) } else { nil }
  }
}

extension Double: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .number
  package var animatable: AnimatableValue { .number(self) }
  package var isUsable: Bool { isFinite }

  package static func unwrapped(_ value: AnimatableValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }
}

extension Float: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .number
  package var animatable: AnimatableValue { .number(Double(self)) }
  package var isUsable: Bool { isFinite }

  package static func unwrapped(_ value: AnimatableValue) -> Float? {
    if case .number(let number) = value { Float(number) } else { nil }
  }
}

/// Interpolated values are rounded to whole numbers.
extension Int: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .number
  package var animatable: AnimatableValue { .number(Double(self)) }

  package static func unwrapped(_ value: AnimatableValue) -> Int? {
    guard case .number(let number) = value else { return nil }
    return number.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(number.rounded(), 1e15)))
  }
}

extension Bool: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .flag
  package static let animatesByDefault = false
  package var animatable: AnimatableValue { .flag(self) }

  package static func unwrapped(_ value: AnimatableValue) -> Bool? {
    if case .flag(let flag) = value { flag } else { nil }
  }
}
