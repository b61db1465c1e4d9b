import CoreGraphics
import RasterKit
import SystemSymbols

/// A system symbol as an asset, with an image for every size and colour.
struct SymbolSource: ImageSource {
  let symbol: SystemSymbol

  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue? {
    let attributes =
      (configuration as? UIImage.SymbolConfiguration)?.attributes ?? SymbolAttributes()
    let key = SymbolKey(name: symbol.name, attributes, traits)
    let picture = SymbolCache.picture(key) { SymbolPicture(key, of: symbol) }
    var value = ImageValue(bitmap: picture.bitmap, scale: key.displayScale)
    value.drawing = picture.drawing
    value.baselineOffset = picture.baselineOffset
    value.isSymbol = true
    value.isTemplateByDefault = key.colors == .monochrome
    return value
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

  fileprivate var drawn: SymbolColors {
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
  let drawing: SymbolDrawing
  /// In points.
  let baselineOffset: CGFloat

  init(_ key: SymbolKey, of symbol: SystemSymbol) {
    let outline = symbol.outline(pointSize: key.pointSize, weight: key.weight, scale: key.scale)
    func wholePixels(_ length: CGFloat) -> Int32 {
      Int32(min(max((length * key.displayScale - 0.01).rounded(.up), 1), 16_384))
    }
    let pixels = PixelSize(
      width: wholePixels(outline.size.width), height: wholePixels(outline.size.height))
    let size = pixels.points(scale: key.displayScale)
    drawing = SymbolDrawing(outline: outline, size: size, colors: key.drawn)
    bitmap = VectorBitmap(size: pixels, drawing: drawing).image
    baselineOffset = outline.baselineOffset + (size.height - outline.size.height) / 2
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
