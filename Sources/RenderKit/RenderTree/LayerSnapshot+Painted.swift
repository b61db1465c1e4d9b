package import CoreGraphics

/// The parts that a layer may paint itself.
struct PaintedParts: OptionSet {
  let rawValue: UInt8

  static let background = PaintedParts(rawValue: 1)
  static let contents = PaintedParts(rawValue: 2)
  static let border = PaintedParts(rawValue: 4)
  /// The parts that its kind adds.
  static let kind = PaintedParts(rawValue: 8)
  static let shadow = PaintedParts(rawValue: 16)
  /// Those that may paint above the sublayers.
  static let aboveSublayers: PaintedParts = [.border, .kind]
}

/// Which parts a layer paints, and where.
extension LayerSnapshot {
  var paintedParts: PaintedParts {
    var parts: PaintedParts = []
    if paintsBackground { parts.insert(.background) }
    if paintsContents { parts.insert(.contents) }
    if paintsBorder { parts.insert(.border) }
    if kind != nil { parts.insert(.kind) }
    if castsShadow { parts.insert(.shadow) }
    return parts
  }

  var paintsBackground: Bool {
    guard let backgroundColor, !isContainer else { return false }
    return backgroundColor.rgba.w > 0 && !PlaneRect(bounds).isEmpty
  }

  var paintsBorder: Bool {
    guard borderWidth > 0, let borderColor, !isContainer else { return false }
    return borderColor.rgba.w > 0 && !PlaneRect(bounds).isEmpty
  }

  var paintsContents: Bool { paintsImage || contentsFade != nil }

  /// Whether the layer paints its `contents`.
  var paintsImage: Bool { contents != nil && !isContainer && !contentsBox.isEmpty }

  /// All images the layer shows: its contents, and those of its kind.
  package var images: [CGImage] {
    let others = kind?.images ?? []
    return contents.map { [$0] + others } ?? others
  }

  /// How many overlapping parts the layer's kind paints.
  var kindPartCount: Int { kind?.paintedPartCount ?? 0 }

  /// The contents image's rectangle in the layer's plane; may be larger than the bounds.
  var contentsBox: PlaneRect {
    let source = contentsSource
    guard !source.isEmpty, source.isFinite else { return .empty }
    return contentsGravity.placement(
      ofWidth: source.width, height: source.height, scale: Double(contentsScale),
      in: PlaneRect(bounds))
  }

  /// The bounding box of what the layer itself paints.
  var paintedBox: PlaneRect {
    let box = (paintsImage ? contentsBox : .empty).union(fadeBox)
      .union(kind?.paintedBox(in: bounds) ?? .empty)
    return paintsBackground || paintsBorder ? box.union(PlaneRect(bounds)) : box
  }
}

extension ContentsGravity {
  /// The rectangle of an image of this many pixels in `bounds`; y grows downwards, top is smallest
  /// y.
  ///
  /// Gravities that do not stretch keep the image's size at `scale` pixels per point, even if it is
  /// larger than the bounds.
  func placement(
    ofWidth width: Double, height: Double, scale: Double, in bounds: PlaneRect
  ) -> PlaneRect {
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
    let box = PlaneRect(minX: x, minY: y, maxX: x + w, maxY: y + h)
    return bounds.isEmpty || !box.isFinite ? .empty : box
  }

  /// The share of the spare width to the left of the image.
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
