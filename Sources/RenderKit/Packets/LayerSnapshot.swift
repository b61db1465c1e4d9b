package import CoreGraphics

/// Everything about one layer that shows, as a value; lengths in points.
///
/// A model layer keeps its properties in one of these, a commit copies it, the render tree keeps the
/// copy, and evaluating animations makes a changed copy: the same type at every station.
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
  /// Pixels of `contents` for each point; matters only for the gravities that do not scale.
  package var contentsScale: CGFloat = 1
  /// The layer's own clock, for its animations and its sublayers.
  package var timing = MediaTiming()
  private var rareStateBox: RareStateBox?

  package init() {}
}

extension LayerSnapshot {
  /// What few layers have. Reading copies it; the first write makes a box of its own, shared by copies
  /// until one of them writes again.
  package var rare: RareLayerState {
    // Workaround: no `_read`, as its coroutine takes memory for each call, and Swift 6.3's optimiser was
    // seen to read a field of what is yielded after that was freed.
    get { rareStateBox?.state ?? .standard }
    _modify {
      // No second name for the box here: it would count as a reference.
      if rareStateBox == nil || !isKnownUniquelyReferenced(&rareStateBox) {
        rareStateBox = RareStateBox(rare)
      }
      yield &rareStateBox.unsafelyUnwrapped.state
    }
  }

  /// What the layer's class adds; nil for a plain layer. Reads nothing else of the rare state.
  package var kind: (any LayerKind)? {
    get { rareStateBox?.state.kind }
    set { rare.kind = newValue }
  }

  /// Whether anything rare has ever been set; false lets a painter skip all of it.
  package var hasRareState: Bool { rareStateBox != nil }

  /// Whether the two certainly have the same rare state, by one comparison.
  package func sharesRareState(with other: LayerSnapshot) -> Bool {
    rareStateBox === other.rareStateBox
  }
}

/// Never written while shared: `LayerSnapshot.rare` copies first. That makes it sendable.
private final class RareStateBox: @unchecked Sendable {
  var state: RareLayerState

  init(_ state: RareLayerState) { self.state = state }
}

/// Where contents go in bounds whose size is not theirs.
package enum ContentsGravity: Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}
