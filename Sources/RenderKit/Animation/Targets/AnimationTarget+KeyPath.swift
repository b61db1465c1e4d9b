extension AnimationTarget {
  /// The target of one of Apple's key paths ("position.x", "transform.rotation.z"); nil for others.
  package init?(keyPath: String) {
    guard let target = AnimationTarget.table[keyPath] ?? AnimationTarget(cellPath: keyPath) else {
      return nil
    }
    self = target
  }

  /// "emitterCells.NAME.property"; names may have points in them.
  private init?(cellPath: String) {
    let parts = cellPath.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0] == "emitterCells", let last = parts.last,
      let property = EmitterCellProperty(rawValue: String(last))
    else { return nil }
    let name = parts[1..<parts.count - 1].joined(separator: ".")
    self.init(.emitterCells, .cell(name: name, property))
  }

  /// The one table of names; views, actions, animations and presentation all go through it.
  private static let table: [String: AnimationTarget] = {
    var table: [String: AnimationTarget] = [:]
    for property in LayerProperty.allCases where property != .emitterCells && property != .custom {
      table[property.key] = AnimationTarget(property)
    }
    for (property, components) in components {
      for (name, component) in components {
        table["\(property.key).\(name)"] = AnimationTarget(property, component)
      }
    }
    return table
  }()

  private static let components: [LayerProperty: [String: LayerProperty.Component]] = [
    .position: ["x": .x, "y": .y],
    .anchorPoint: ["x": .x, "y": .y],
    .emitterPosition: ["x": .x, "y": .y],
    .emitterSize: ["width": .width, "height": .height],
    .startPoint: ["x": .x, "y": .y],
    .endPoint: ["x": .x, "y": .y],
    .shadowOffset: ["width": .width, "height": .height],
    .bounds: [
      "origin": .origin, "origin.x": .originX, "origin.y": .originY,
      "size": .size, "size.width": .sizeWidth, "size.height": .sizeHeight,
    ],
    .transform: transformComponents,
    .sublayerTransform: transformComponents,
    .instanceTransform: transformComponents,
  ]

  private static let transformComponents: [String: LayerProperty.Component] =
    [
      "rotation": .rotation, "rotation.x": .rotationX, "rotation.y": .rotationY,
      "rotation.z": .rotationZ,
      "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ,
      "translation": .translation, "translation.x": .translationX,
      "translation.y": .translationY, "translation.z": .translationZ,
    ]
}

extension AnimationTarget {
  /// The key of the property, the program's own included.
  package var key: String { custom?.name ?? property.key }
}

extension LayerProperty {
  /// Apple's key for the whole property; the program's own have theirs in the target.
  package var key: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .zPosition: "zPosition"
    case .anchorPoint: "anchorPoint"
    case .transform: "transform"
    case .opacity: "opacity"
    case .isHidden: "hidden"
    case .masksToBounds: "masksToBounds"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .contents: "contents"
    case .contentsRect: "contentsRect"
    case .contentsCenter: "contentsCenter"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .shadowPath: "shadowPath"
    case .colors: "colors"
    case .locations: "locations"
    case .startPoint: "startPoint"
    case .endPoint: "endPoint"
    case .path: "path"
    case .fillColor: "fillColor"
    case .strokeColor: "strokeColor"
    case .lineWidth: "lineWidth"
    case .miterLimit: "miterLimit"
    case .lineDashPhase: "lineDashPhase"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .sublayerTransform: "sublayerTransform"
    case .anchorPointZ: "anchorPointZ"
    case .isDoubleSided: "doubleSided"
    case .shouldRasterize: "shouldRasterize"
    case .rasterizationScale: "rasterizationScale"
    case .instanceCount: "instanceCount"
    case .instanceDelay: "instanceDelay"
    case .instanceTransform: "instanceTransform"
    case .instanceColor: "instanceColor"
    case .instanceRedOffset: "instanceRedOffset"
    case .instanceGreenOffset: "instanceGreenOffset"
    case .instanceBlueOffset: "instanceBlueOffset"
    case .instanceAlphaOffset: "instanceAlphaOffset"
    case .emitterPosition: "emitterPosition"
    case .emitterZPosition: "emitterZPosition"
    case .emitterSize: "emitterSize"
    case .emitterDepth: "emitterDepth"
    case .emitterCells: "emitterCells"
    case .birthRate: "birthRate"
    case .lifetime: "lifetime"
    case .velocity: "velocity"
    case .emitterScale: "scale"
    case .spin: "spin"
    case .custom: ""
    }
  }

  /// What the render side has to redo when the property changes.
  @inlinable
  package var aspects: LayerAspects {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .transform, .sublayerTransform,
      .anchorPointZ, .isDoubleSided, .instanceCount, .instanceDelay, .instanceTransform,
      .instanceColor, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
      .instanceAlphaOffset:
      .geometry
    case .custom: []
    case .contents, .contentsRect, .contentsCenter, .colors, .locations, .startPoint, .endPoint,
      .path, .fillColor, .strokeColor,
      .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd, .emitterPosition,
      .emitterZPosition, .emitterSize, .emitterDepth, .emitterCells, .birthRate, .lifetime,
      .velocity, .emitterScale, .spin:
      .contents
    case .shouldRasterize, .rasterizationScale, .opacity, .isHidden, .masksToBounds,
      .backgroundColor, .cornerRadius, .borderWidth,
      .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath:
      .appearance
    }
  }
}

extension AnimatableValue {
  /// The shape of a value; an animation's values and its target must agree in it.
  package enum Kind: Hashable, Sendable {
    case number, point, size, rect, transform, color, image, flag, path, colors, numbers
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .image, .images: .image
    case .flag: .flag
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    }
  }
}

extension AnimationTarget {
  /// The kind of value that is animated here; nil where the values themselves say it.
  package var kind: AnimatableValue.Kind? {
    switch (property, component) {
    case (.custom, _): nil
    case (.bounds, .origin): .point
    case (.bounds, .size), (_, .translation), (.shadowOffset, nil), (.emitterSize, nil): .size
    case (_, .cell(_, let property)?): property.kind
    case (_, .some): .number
    case (.position, nil), (.anchorPoint, nil), (.startPoint, nil), (.endPoint, nil),
      (.emitterPosition, nil):
      .point
    case (.bounds, nil), (.contentsRect, nil), (.contentsCenter, nil): .rect
    case (.transform, nil), (.sublayerTransform, nil), (.instanceTransform, nil): .transform
    case (.backgroundColor, nil), (.borderColor, nil), (.fillColor, nil), (.strokeColor, nil),
      (.instanceColor, nil), (.shadowColor, nil):
      .color
    case (.contents, nil): .image
    case (.isHidden, nil), (.masksToBounds, nil), (.isDoubleSided, nil),
      (.shouldRasterize, nil):
      .flag
    case (.path, nil), (.shadowPath, nil): .path
    case (.colors, nil): .colors
    case (.locations, nil): .numbers
    case (.zPosition, nil), (.opacity, nil), (.cornerRadius, nil), (.borderWidth, nil),
      (.shadowOpacity, nil), (.shadowRadius, nil),
      (.lineWidth, nil), (.miterLimit, nil), (.lineDashPhase, nil), (.strokeStart, nil),
      (.strokeEnd, nil), (.anchorPointZ, nil), (.instanceCount, nil), (.instanceDelay, nil),
      (.instanceRedOffset, nil), (.instanceGreenOffset, nil), (.instanceBlueOffset, nil),
      (.instanceAlphaOffset, nil), (.rasterizationScale, nil), (.emitterZPosition, nil),
      (.emitterDepth, nil),
      (.emitterCells, nil), (.birthRate, nil), (.lifetime, nil), (.velocity, nil),
      (.emitterScale, nil), (.spin, nil):
      .number
    }
  }
}
