package import CoreGraphics

/// The visible state of one layer, as a value; lengths in points.
///
/// The same type is used throughout: a model layer stores its properties in a snapshot, a commit
/// copies it, the render tree keeps the copy, and animations are evaluated into another copy.
package struct LayerSnapshot: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var contents: CGImage?
  package var contentsGravity = ContentsGravity.resize
  /// Pixels of `contents` per point; only used by gravities that do not scale.
  package var contentsScale: CGFloat = 1
  /// The layer's own clock, for its animations and its sublayers.
  package var timing = MediaTiming()
  private var rareStateBox: RareStateBox?

  package init() {}
}

extension LayerSnapshot {
  /// Properties that few layers set. Reading copies them; the first write allocates a box, which
  /// copies share until one of them writes.
  package var rare: RareLayerState {
    // Workaround: no `_read`, because its coroutine allocates on each call, and Swift 6.3's
    // optimiser was seen to read a field of the yielded value after it was freed.
    @inline(__always) get { (rareStateBox ?? .standard).state }
    _modify {
      // No local variable for the box: it would count as a second reference.
      if rareStateBox == nil || !isKnownUniquelyReferenced(&rareStateBox) {
        rareStateBox = RareStateBox(rare)
      }
      yield &rareStateBox.unsafelyUnwrapped.state
    }
  }

  /// The state that the layer's class adds; nil for a plain layer. Reads no other rare state.
  package var kind: (any LayerKind)? {
    get { rareStateBox?.state.kind }
    set { rare.kind = newValue }
  }

  /// Whether any rare property has ever been set; if false, painting skips them all.
  package var hasRareState: Bool { rareStateBox != nil }

  /// Whether the two certainly have the same rare state, by comparing one reference.
  package func sharesRareState(with other: LayerSnapshot) -> Bool {
    rareStateBox === other.rareStateBox
  }
}

/// Never written while shared, because `LayerSnapshot.rare` copies first. That makes it sendable.
private final class RareStateBox: @unchecked Sendable {
  /// Workaround: unchecked, as in `RenderLayer`, so that reading one property loads only that one.
  @exclusivity(unchecked) var state: RareLayerState

  static let standard = RareStateBox(.standard)

  init(_ state: RareLayerState) { self.state = state }
}

/// Where contents are placed in bounds of another size.
package enum ContentsGravity: Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}
