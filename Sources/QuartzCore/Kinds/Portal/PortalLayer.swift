package import CoreGraphics
import RenderKit

/// A layer whose sublayers can show in another window, and be in this one for everything else: they stay in its
/// tree, where coordinates, animations, layout and hit tests find them.
package final class PortalLayer: CALayer {
  /// Where the sublayers show, if not here.
  private(set) weak var exit: CALayer?

  package override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Shows the sublayers in a layer of another window, at their places in its coordinates; nil shows them here.
  /// Clips, opacity and transforms of the portal and of what it is in don't apply there. When the other window has
  /// gone, they show nowhere until this is called again.
  package func showSublayers(in exit: CALayer?) {
    self.exit = exit
    changeSilently(\.portalExit, to: exit?.id)
  }
}
