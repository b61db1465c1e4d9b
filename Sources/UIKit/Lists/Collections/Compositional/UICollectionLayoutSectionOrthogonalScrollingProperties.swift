import Foundation

/// How a section of a compositional layout scrolls on its own, beside its behaviour. Main thread only.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon it comes to rest.
  public enum DecelerationRate: Int, Sendable {
    /// Fast where it rests at groups, else normal.
    case automatic
    case normal
    case fast
  }
  /// Whether it goes past its ends and comes back.
  public enum Bounce: Int, Sendable {
    /// As scroll views do: where there is more than fits.
    case automatic
    /// Also where everything fits.
    case always
    case never
  }

  /// Automatic by default.
  open var decelerationRate = DecelerationRate.automatic
  /// Automatic by default.
  open var bounce = Bounce.automatic

  /// Automatic.
  public override init() { super.init() }
}
