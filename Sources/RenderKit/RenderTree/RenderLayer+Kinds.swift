import CoreGraphics

/// What the render side works out of a layer's kind, kept while the layer is in the tree.
final class KindResults {
  var masks: ShapeMasks?
  var ramp: GradientRamp?
}

extension RenderLayer {
  var needShapeMasks: ShapeMasks {
    if let masks = kindResults?.masks { return masks }
    let made = ShapeMasks()
    needResults.masks = made
    return made
  }

  var needGradientRamp: GradientRamp {
    if let ramp = kindResults?.ramp { return ramp }
    let made = GradientRamp()
    needResults.ramp = made
    return made
  }

  private var needResults: KindResults {
    if let kindResults { return kindResults }
    let made = KindResults()
    kindResults = made
    return made
  }
}

extension RenderLayer {
  /// Whether it is part of what its parent shows by itself.
  var isUnderlay: Bool {
    if model.hasUncommonState, case .underlay = model.uncommon.kind { return true }
    return false
  }

  /// What siblings in one plane are sorted by.
  var depthAmongSiblings: CGFloat { isUnderlay ? -CGFloat.infinity : shown.zPosition }
}

extension LayerSnapshot {
  /// What the layer's kind paints; empty for plain layers.
  var kindBox: PlaneBox {
    guard hasUncommonState else { return .empty }
    return switch uncommon.kind {
    case .gradient(let gradient): gradient.isVisible ? PlaneBox(bounds) : .empty
    case .shape(let shape): shape.paintedBox
    default: .empty
    }
  }

  /// How many things the layer's kind paints, one over the other.
  var kindThings: Int {
    guard hasUncommonState else { return 0 }
    return switch uncommon.kind {
    case .gradient(let gradient): gradient.isVisible ? 1 : 0
    case .shape(let shape): (shape.paintsFill ? 1 : 0) + (shape.paintsStroke ? 1 : 0)
    // Counted as many however few are alive, so that fading does not change with their number.
    case .emitter: 2
    default: 0
    }
  }
}
