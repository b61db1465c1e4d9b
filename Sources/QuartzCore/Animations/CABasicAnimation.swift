import CoreGraphics
import Diagnostics
package import RenderKit

/// An animation between two values.
///
/// from and to: between them. from and by: on by that much. by and to: from that much before. Only
/// one of them: the other end is what shows beneath the animation. None: from what showed before.
open class CABasicAnimation: CAPropertyAnimation {
  /// A number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, `CGImage` or `Bool`, as
  /// the property has.
  open var fromValue: Any?

  /// Where it ends; nil ends at the model value, or `byValue` away from the start.
  open var toValue: Any?

  /// The difference between the ends.
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

  /// The three values in the target's kind; nil where one is of another.
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

  /// Whether both ends are left to the property.
  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }
}
