extension LayerSnapshot {
  /// Whether layers of this one's kind have the property.
  package func has(_ property: LayerProperty) -> Bool {
    if property.isOfGradients {
      return kind is GradientSnapshot
    }
    if property.isOfShapes {
      return kind is ShapeSnapshot
    }
    if property.isOfReplicators {
      return kind is ReplicatorSnapshot
    }
    return property.isOfEmitters ? kind is EmitterSnapshot : true
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
