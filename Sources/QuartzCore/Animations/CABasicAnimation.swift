import CoreGraphics
import Diagnostics
package import RenderKit

/// An animation between two values.
///
/// from and to: between them. from and by: from `fromValue` to `fromValue` + `byValue`. by and to:
/// from `toValue` - `byValue` to `toValue`. With only one, the other end is the underlying value.
/// With none: from the previous presentation value.
open class CABasicAnimation: CAPropertyAnimation {
  /// A number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, `CGImage` or `Bool`, of
  /// the property's type.
  open var fromValue: Any?

  /// The end value; nil ends at the model value, or at the start plus `byValue`.
  open var toValue: Any?

  /// The difference between start and end.
  open var byValue: Any?

  package override func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? {
    ends(for: target).map { .basic(from: $0.from, to: $0.to, by: $0.by) }
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

extension CABasicAnimation {
  typealias Ends = (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)

  /// The three values in the target's kind; nil where one is of another kind.
  func ends(for target: AnimationTarget) -> Ends? {
    var fits = true
    let kind = valueKind(for: target)
    func unwrap(_ value: Any?, _ name: String) -> AnimatableValue? {
      guard let value else { return nil }
      let unwrapped = AnimatableValue(value, as: kind)
      if unwrapped == nil {
        fits = false
        Log.layers.write(
          "\(keyPath ?? ""): \(name) \(value) is not a \(kind.map { "\($0)" } ?? "value") that can be shown"
        )
      }
      return unwrapped
    }
    let ends = (
      from: unwrap(fromValue, "fromValue"), to: unwrap(toValue, "toValue"),
      by: unwrap(byValue, "byValue")
    )
    return fits ? ends : nil
  }

  /// Whether all three values are nil.
  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }
}
