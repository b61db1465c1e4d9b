package import CoreGraphics

/// The parts a layer may paint of itself.
struct PaintedParts: OptionSet {
  let rawValue: UInt8

  static let background = PaintedParts(rawValue: 1)
  static let contents = PaintedParts(rawValue: 2)
  static let border = PaintedParts(rawValue: 4)
  /// What only its kind of layer has.
  static let kind = PaintedParts(rawValue: 8)
  static let shadow = PaintedParts(rawValue: 16)
}

extension PaintedParts {
  init(_ layer: LayerSnapshot) {
    self = []
    if layer.paintsBackground { insert(.background) }
    if layer.paintsContents { insert(.contents) }
    if layer.paintsBorder { insert(.border) }
    if layer.kind != nil { insert(.kind) }
    if layer.castsShadow { insert(.shadow) }
  }
}

/// Which of its parts a layer paints, and where.
extension LayerSnapshot {
  var paintsBackground: Bool {
    guard let backgroundColor, !isContainer else { return false }
    return backgroundColor.rgba.w > 0 && !PlaneBox(bounds).isEmpty
  }

  var paintsBorder: Bool {
    guard borderWidth > 0, let borderColor, !isContainer else { return false }
    return borderColor.rgba.w > 0 && !PlaneBox(bounds).isEmpty
  }

  var paintsContents: Bool { paintsImage || contentsFade != nil }

  /// Whether there is anything of `contents` itself.
  var paintsImage: Bool { contents != nil && !isContainer && !contentsBox.isEmpty }

  /// All images the layer shows: its contents, and those of its kind.
  package var images: [CGImage] {
    let others = kind?.images ?? []
    return contents.map { [$0] + others } ?? others
  }

  /// How many things the layer's kind paints, one over the other.
  var kindThings: Int { kind?.paintedThings ?? 0 }

  /// Where the contents image goes, in the layer's plane; it may be larger than the bounds.
  var contentsBox: PlaneBox {
    let source = contentsSource
    guard !source.isEmpty, source.isFinite else { return .empty }
    return contentsGravity.placement(
      ofWidth: source.width, height: source.height, scale: Double(contentsScale),
      in: PlaneBox(bounds))
  }

  /// What the layer itself paints; a rectangle around it all.
  var paintedBox: PlaneBox {
    let box = (paintsImage ? contentsBox : .empty).union(fadeBox)
      .union(kind?.paintedBox(in: bounds) ?? .empty)
    return paintsBackground || paintsBorder ? box.union(PlaneBox(bounds)) : box
  }
}

extension ContentsGravity {
  /// Where an image of this many pixels goes in `bounds`; y grows downwards, top is smallest y.
  ///
  /// Gravities that do not stretch keep the image's size, `scale` pixels a point, however much
  /// larger than the bounds that is.
  func placement(
    ofWidth width: Double, height: Double, scale: Double, in bounds: PlaneBox
  ) -> PlaneBox {
    let (fitX, fitY) = (bounds.width / width, bounds.height / height)
    let (scaleX, scaleY): (Double, Double) =
      switch self {
      case .resize: (fitX, fitY)
      case .resizeAspect: (min(fitX, fitY), min(fitX, fitY))
      case .resizeAspectFill: (max(fitX, fitY), max(fitX, fitY))
      default: (1 / scale, 1 / scale)
      }
    let (w, h) = (width * scaleX, height * scaleY)
    let x = bounds.minX + (bounds.width - w) * horizontalShare
    let y = bounds.minY + (bounds.height - h) * verticalShare
    let box = PlaneBox(minX: x, minY: y, maxX: x + w, maxY: y + h)
    return bounds.isEmpty || !box.isFinite ? .empty : box
  }

  /// How much of the spare width is left of the image.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
