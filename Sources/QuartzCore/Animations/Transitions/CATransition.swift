import CoreGraphics
import Diagnostics
package import RenderKit

/// The key under which every transition is stored on a layer, whichever key it is added with. As an
/// action key, it is asked for when a layer's sublayers change.
public let kCATransition = "transition"

/// A transition from a layer's old picture to the one after the transaction.
///
/// The old picture is a bitmap of the layer and its sublayers as last shown; the new one is live. A
/// layer has one transition at a time. Sliding pictures also fade, and neither is clipped to the
/// layer's bounds.
open class CATransition: CAAnimation {
  /// The transition's effect; an unknown name is logged and fades.
  open var type = CATransitionType.fade

  /// The side where the motion begins; nil is `fromLeft`. Ignored by fades.
  open var subtype: CATransitionSubtype?

  /// Where in the whole transition to start, 0 to 1.
  open var startProgress: Float = 0

  /// Where in the whole transition to end, 0 to 1.
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
