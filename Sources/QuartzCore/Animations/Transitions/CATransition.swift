import CoreGraphics
import Diagnostics
package import RenderKit

/// The key that transitions have on a layer, whichever they are added with; as an action's, the one
/// asked for when a layer's sublayers change.
public let kCATransition = "transition"

/// A whole layer's picture giving way to the one it shows after the transaction.
///
/// The old picture is the layer with its sublayers as last seen on the screen, and stands still; the
/// new one is alive. A layer has one transition at a time. What slides fades as well, and neither
/// picture is cut at the layer's bounds.
open class CATransition: CAAnimation {
  /// What becomes of the two pictures; an unknown name fades, with a line on standard error.
  open var type = CATransitionType.fade

  /// Where the motion begins; nil is `fromLeft`. Fades do not look at it.
  open var subtype: CATransitionSubtype?

  /// Where in the whole transition this one begins, 0 to 1.
  open var startProgress: Float = 0

  /// Where in the whole transition this one ends, 0 to 1.
  open var endProgress: Float = 1

  package override func makeEffect(in layerClass: CALayer.Type) -> AnimationSnapshot.Effect {
    var transition = TransitionAnimation()
    transition.style = style
    transition.edge = edge
    transition.start = progress(startProgress)
    transition.end = progress(endProgress)
    return .transition(transition)
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

extension CATransition {
  private var style: TransitionAnimation.Style {
    switch type {
    case .fade: return .fade
    case .moveIn: return .moveIn
    case .push: return .push
    case .reveal: return .reveal
    case .cut: return .cut
    default:
      Log.layers.write("no transition is named \(type.rawValue)")
      return .fade
    }
  }

  private var edge: TransitionAnimation.Edge {
    switch subtype {
    case .fromRight: .right
    case .fromTop: .below
    case .fromBottom: .above
    default: .left
    }
  }

  private func progress(_ value: Float) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }
}
