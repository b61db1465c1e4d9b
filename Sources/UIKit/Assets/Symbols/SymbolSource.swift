import CoreGraphics
import RasterKit
import SystemSymbols

/// What draws a symbol in any size, weight and colour.
protocol SymbolArtwork: Sendable {
  /// Different for each symbol.
  var name: String { get }

  func picture(_ key: SymbolKey) -> SymbolPicture
}

/// A system symbol as an asset, with an image for every size and colour.
struct SymbolSource: ImageSource {
  let symbol: SystemSymbol

  var spokenName: String { symbol.spokenName }

  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue? {
    var value = ImageValue(symbol: symbol, configuration, traits)
    value.flipsForRightToLeft = symbol.followsText
    return value
  }
}

extension SystemSymbol {
  private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
  private static let lists: Set<String> = ["list.bullet", "list.bullet.indent", "list.dash"]

  /// Whether it is the other way round where text goes from right to left: lists, and what is named by a
  /// direction of the text. Media that go forward are not.
  fileprivate var followsText: Bool {
    Self.lists.contains(name)
      || name.split(separator: ".").dropFirst().contains(where: Self.directions.contains)
  }
}

extension ImageValue {
  /// A symbol as a configuration wants it.
  init(
    symbol: some SymbolArtwork, _ configuration: UIImage.Configuration, _ traits: UITraitCollection
  ) {
    let attributes =
      (configuration as? UIImage.SymbolConfiguration)?.attributes ?? SymbolAttributes()
    let key = SymbolKey(name: symbol.name, attributes, traits)
    let picture = SymbolCache.picture(key) { symbol.picture(key) }
    self.init(bitmap: picture.bitmap, scale: key.displayScale)
    drawing = picture.drawing
    baselineOffset = picture.baselineOffset
    isSymbol = true
    isTemplateByDefault = key.colors == .monochrome
  }
}

/// What the look of a symbol depends on.
struct SymbolKey: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    case monochrome
    case hierarchical(CGColor)
    case palette([CGColor])
  }

  let name: String
  let pointSize: CGFloat
  let weight: SymbolWeight
  let scale: SymbolScale
  let displayScale: CGFloat
  let colors: Colors

  init(name: String, _ attributes: SymbolAttributes, _ traits: UITraitCollection) {
    self.name = name
    pointSize = attributes.size(traits)
    (weight, scale) = (attributes.drawnWeight, attributes.drawnScale)
    displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    colors =
      switch attributes.colors {
      case .hierarchical(let color): .hierarchical(color.resolvedCGColor(traits))
      case .palette(let colors): .palette(colors.map { $0.resolvedCGColor(traits) })
      case .monochrome, nil: .monochrome
      }
  }

  var drawn: SymbolColors {
    switch colors {
    case .monochrome: .monochrome(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    case .hierarchical(let color): .hierarchical(color)
    case .palette(let colors): .palette(colors)
    }
  }
}

/// A symbol at a size, in whole pixels.
struct SymbolPicture: Sendable {
  let bitmap: CGImage
  let drawing: any VectorDrawing
  /// In points.
  let baselineOffset: CGFloat

  init(_ drawing: any VectorDrawing, _ pixels: PixelSize, baselineOffset: CGFloat) {
    self.drawing = drawing
    self.baselineOffset = baselineOffset
    bitmap = VectorBitmap(size: pixels, drawing: drawing).image
  }
}

extension SystemSymbol: SymbolArtwork {
  func picture(_ key: SymbolKey) -> SymbolPicture {
    let outline = outline(pointSize: key.pointSize, weight: key.weight, scale: key.scale)
    let pixels = PixelSize(covering: outline.size, scale: key.displayScale)
    let size = pixels.points(scale: key.displayScale)
    return SymbolPicture(
      SymbolDrawing(outline: outline, size: size, colors: key.drawn), pixels,
      baselineOffset: outline.baselineOffset + (size.height - outline.size.height) / 2)
  }
}

/// Draws a symbol in the middle of a box.
struct SymbolDrawing: VectorDrawing {
  let outline: SymbolOutline
  /// In points.
  let size: CGSize
  let colors: SymbolColors

  func pixels(_ pixels: PixelSize) -> PixelBuffer? {
    let buffer = PixelBuffer(size: pixels)
    let context = CGContext(pixels: buffer, scale: 1, flipped: true)
    context.scaleBy(
      x: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height)
    context.translateBy(
      x: (size.width - outline.size.width) / 2, y: (size.height - outline.size.height) / 2)
    outline.draw(in: context, colors)
    return buffer
  }
}
