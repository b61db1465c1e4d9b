package import CoreGraphics

// The animatable properties that every layer has.

extension LayerProperty {
  // MARK: Geometry

  package static let bounds = TypedProperty(
    "bounds", { $0.bounds }, { $0.bounds = $1 }, dirties: .geometry)
  package static let position = TypedProperty(
    "position", { $0.position }, { $0.position = $1 }, dirties: .geometry)
  package static let zPosition = TypedProperty(
    "zPosition", { $0.zPosition }, { $0.zPosition = $1 }, dirties: .geometry)
  package static let anchorPoint = TypedProperty(
    "anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 }, dirties: .geometry)
  package static let anchorPointZ = TypedProperty(
    "anchorPointZ", { $0.depth.anchorPointZ }, { $0.depth.anchorPointZ = $1 }, dirties: .geometry)
  package static let transform = TypedProperty(
    "transform", { $0.transform }, { $0.transform = $1 }, dirties: .geometry)
  package static let sublayerTransform = TypedProperty(
    "sublayerTransform", { $0.depth.sublayerTransform }, { $0.depth.sublayerTransform = $1 },
    dirties: .geometry)
  package static let isDoubleSided = TypedProperty(
    "doubleSided", { $0.depth.isDoubleSided }, { $0.depth.isDoubleSided = $1 }, dirties: .geometry)

  // MARK: Look

  package static let opacity = TypedProperty(
    "opacity", { $0.opacity }, { $0.opacity = $1 }, dirties: .appearance)
  package static let isHidden = TypedProperty(
    "hidden", { $0.isHidden }, { $0.isHidden = $1 }, dirties: .appearance)
  package static let masksToBounds = TypedProperty(
    "masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }, dirties: .appearance)
  package static let backgroundColor = TypedProperty(
    "backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }, dirties: .appearance)
  package static let cornerRadius = TypedProperty(
    "cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }, dirties: .appearance)
  package static let borderWidth = TypedProperty(
    "borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }, dirties: .appearance)
  package static let borderColor = TypedProperty(
    "borderColor", { $0.borderColor }, { $0.borderColor = $1 }, dirties: .appearance)
  package static let shouldRasterize = TypedProperty(
    "shouldRasterize", { $0.rare.group.rasterizes }, { $0.rare.group.rasterizes = $1 },
    dirties: .appearance)
  package static let rasterizationScale = TypedProperty(
    "rasterizationScale", { $0.rare.group.rasterizationScale },
    { $0.rare.group.rasterizationScale = $1 }, dirties: .appearance, where: { $0 > 0 })

  // MARK: Shadow

  package static let shadowColor = TypedProperty(
    "shadowColor", { $0.rare.shadow.color }, { $0.rare.shadow.color = $1 },
    dirties: .appearance)
  package static let shadowOpacity = TypedProperty(
    "shadowOpacity", { $0.rare.shadow.opacity }, { $0.rare.shadow.opacity = $1 },
    dirties: .appearance)
  package static let shadowOffset = TypedProperty(
    "shadowOffset", { $0.rare.shadow.offset }, { $0.rare.shadow.offset = $1 },
    dirties: .appearance)
  package static let shadowRadius = TypedProperty(
    "shadowRadius", { $0.rare.shadow.radius }, { $0.rare.shadow.radius = $1 },
    dirties: .appearance)
  package static let shadowPath = TypedProperty(
    "shadowPath", { $0.rare.shadow.path }, { $0.rare.shadow.path = $1 },
    dirties: .appearance)

  // MARK: Contents

  package static let contents = TypedProperty(
    "contents", { $0.contents }, { $0.setContents($1, fade: nil) }, dirties: .contents,
    setOther: { $0.setContents(between: $1) })
  package static let contentsRect = TypedProperty(
    "contentsRect", { $0.rare.sampling.rect }, { $0.rare.sampling.rect = $1 },
    dirties: .contents)
  package static let contentsCenter = TypedProperty(
    "contentsCenter", { $0.rare.sampling.center }, { $0.rare.sampling.center = $1 },
    dirties: .contents)

  static let ofEveryLayer: [LayerProperty] = [
    bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform,
    isDoubleSided, opacity, isHidden, masksToBounds, backgroundColor, cornerRadius, borderWidth,
    borderColor, shouldRasterize, rasterizationScale, shadowColor, shadowOpacity, shadowOffset,
    shadowRadius, shadowPath, contents, contentsRect, contentsCenter,
  ]
}

extension LayerSnapshot {
  fileprivate mutating func setContents(_ image: CGImage?, fade: ContentsFade?) {
    contents = image
    if fade != nil || contentsFade != nil { rare.fade = fade }
  }

  /// Shows a mix of two images.
  fileprivate mutating func setContents(between images: AnimatableValue) -> Bool {
    guard case .images(let from, let to, let share) = images else { return false }
    if share < 0.5 {
      setContents(from, fade: ContentsFade(image: to, share: share))
    } else {
      setContents(to, fade: ContentsFade(image: from, share: 1 - share))
    }
    return true
  }
}
