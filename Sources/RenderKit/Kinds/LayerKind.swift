package import CoreGraphics

/// What a layer of a special class shows by itself, besides what every layer does.
package enum LayerKind: Sendable, Equatable {
  case plain
  case gradient(GradientSnapshot)
  case shape(ShapeSnapshot)
  /// A place for sublayers in a space of three dimensions; shows nothing itself.
  case transform
  case replicator(ReplicatorSnapshot)
  case emitter(EmitterSnapshot)
  /// Part of what the layer around it shows by itself: lies in that layer's plane, behind its
  /// sublayers, whatever their depth and whatever transforms them all.
  case underlay
}

/// The state of a gradient layer, as a value. Places are in the unit square of the bounds.
package struct GradientSnapshot: Sendable, Equatable {
  package enum Axis: Sendable { case axial, radial, conic }

  package var colors: [CGColor] = []
  /// 0...1, one for each colour; empty spreads the colours evenly.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var axis = Axis.axial

  package init() {}
}

/// The state of a shape layer, as a value. Lengths are in points of the layer's plane.
package struct ShapeSnapshot: Sendable, Equatable {
  /// Never changed after it is set: whoever sets it gives a copy.
  package var path: CGPath? {
    didSet {
      pathBox = path?.boundingBox ?? .null
      longestMiter = path?.elements.longestMiter ?? 1
    }
  }
  /// Around all points of the path, control points too; null without any.
  package private(set) var pathBox = CGRect.null
  /// How far pointed corners may reach from the path, in halves of the line's width.
  package private(set) var longestMiter: CGFloat = 1
  package var fillColor: CGColor? = .black
  package var fillRule = CGPathFillRule.winding
  package var strokeColor: CGColor?
  package var line = LineStyle()
  /// The stroked part, in fractions of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}

extension LayerSnapshot {
  /// What a gradient layer shows; the defaults in layers of other kinds, where storing makes it one.
  package var gradient: GradientSnapshot {
    get {
      if hasUncommonState, case .gradient(let gradient) = uncommon.kind { return gradient }
      return GradientSnapshot()
    }
    set { uncommon.kind = .gradient(newValue) }
  }

  /// What a shape layer shows; the defaults in layers of other kinds, where storing makes it one.
  package var shape: ShapeSnapshot {
    get {
      if hasUncommonState, case .shape(let shape) = uncommon.kind { return shape }
      return ShapeSnapshot()
    }
    set { uncommon.kind = .shape(newValue) }
  }

  /// Whether layers of this one's kind have the property.
  package func has(_ property: LayerProperty) -> Bool {
    if property.isOfGradients {
      if hasUncommonState, case .gradient = uncommon.kind { return true }
      return false
    }
    if property.isOfShapes {
      if hasUncommonState, case .shape = uncommon.kind { return true }
      return false
    }
    if property.isOfReplicators {
      if hasUncommonState, case .replicator = uncommon.kind { return true }
      return false
    }
    return property.isOfEmitters ? isEmitter : true
  }
}

extension LayerProperty {
  package var isOfGradients: Bool {
    switch self {
    case .colors, .locations, .startPoint, .endPoint: true
    default: false
    }
  }

  package var isOfShapes: Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      true
    default: false
    }
  }

  package var isOfReplicators: Bool {
    switch self {
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      true
    default: false
    }
  }

  package var isOfEmitters: Bool {
    switch self {
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .emitterCells,
      .birthRate, .lifetime, .velocity, .emitterScale, .spin:
      true
    default: false
    }
  }

  package var isOfDepth: Bool {
    switch self {
    case .sublayerTransform, .anchorPointZ, .isDoubleSided: true
    default: false
    }
  }
}
