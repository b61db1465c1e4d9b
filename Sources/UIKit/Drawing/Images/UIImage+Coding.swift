import CoreGraphics
import Foundation
import SystemSymbols

/// What an archive says about an image.
struct ArchivedImage {
  private(set) var value: ImageValue
  private(set) var asset: UIImageAsset?

  init?(_ coder: NSCoder) {
    if let name = coder.text("UISystemSymbolName") {
      guard let symbol = SystemSymbol(named: name) else { return nil }
      let made = UIImageAsset(source: SymbolSource(symbol: symbol))
      value = made.value(for: UIImage.SymbolConfiguration(SymbolAttributes(coder)))
      asset = made
    } else if let data = coder.object(NSData.self, "UIImageData") {
      guard let bitmap = CGImage(lazilyDecoding: Data(referencing: data)) else { return nil }
      let orientation = UIImage.Orientation(
        rawValue: coder.decodeInteger(forKey: "UIImageOrientation"))
      value = ImageValue(
        bitmap: bitmap, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")),
        orientation: orientation ?? .up)
    } else {
      // An empty image has been archived, or none.
      guard coder.containsValue(forKey: "UIScale") else { return nil }
      value = ImageValue()
    }
    decodeEdits(coder)
  }

  /// Edits of a symbol are done again to other images of its asset.
  private mutating func decodeEdits(_ coder: NSCoder) {
    let looks = ImageLooks(coder)
    looks.apply(to: &value)
    if asset != nil { value.edits.append { looks.apply(to: &$0) } }
  }
}

/// What an image is besides its pixels.
private struct ImageLooks: Sendable {
  var renderingMode = UIImage.RenderingMode.automatic
  var resizing: UIImage.Resizing?
  var flips = false
  var baselineOffset: CGFloat?
  var alignmentInsets = UIEdgeInsets.zero

  init(_ value: ImageValue) {
    (renderingMode, resizing) = (value.renderingMode, value.resizing)
    (flips, baselineOffset) = (value.flipsForRightToLeft, value.baselineOffset)
    alignmentInsets = value.alignmentInsets
  }

  init(_ coder: NSCoder) {
    let mode = coder.decodeInteger(forKey: "UIRenderingMode")
    renderingMode = UIImage.RenderingMode(rawValue: mode) ?? .automatic
    if coder.containsValue(forKey: "UICapInsets") {
      let mode = UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode"))
      resizing = UIImage.Resizing(
        capInsets: coder.decodeInsets("UICapInsets").usable, mode: mode ?? .tile)
    }
    flips = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
    if coder.containsValue(forKey: "UIBaselineOffset") {
      baselineOffset = CGFloat(coder.decodeDouble(forKey: "UIBaselineOffset"))
    }
    alignmentInsets = coder.decodeInsets("UIAlignmentInsets")
  }

  func encode(with coder: NSCoder) {
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    if let resizing {
      coder.encode(resizing.capInsets, "UICapInsets")
      coder.encode(resizing.mode.rawValue, forKey: "UIResizingMode")
    }
    coder.encode(flips, forKey: "UIFlipsForRightToLeft")
    if let baselineOffset { coder.encode(Double(baselineOffset), forKey: "UIBaselineOffset") }
    coder.encode(alignmentInsets, "UIAlignmentInsets")
  }

  func apply(to value: inout ImageValue) {
    (value.renderingMode, value.resizing) = (renderingMode, resizing)
    (value.flipsForRightToLeft, value.alignmentInsets) = (flips, alignmentInsets)
    value.baselineOffset = baselineOffset
  }
}

extension UIImage {
  func archive(with coder: NSCoder) {
    ImageLooks(value).encode(with: coder)
    coder.encode(Double(scale), forKey: "UIScale")
    // A tinted symbol is no longer drawn from its name alone.
    if let source = asset?.source as? SymbolSource, value.drawing is SymbolDrawing {
      coder.encode(source.symbol.name, forKey: "UISystemSymbolName")
      // Not as an object: Foundation on Linux archives no nested classes.
      symbolConfiguration?.attributes.encode(with: coder)
    } else if let data = cgImage.flatMap(ImageEncoder.png) {
      coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
      coder.encode(data, forKey: "UIImageData")
    }
  }
}

extension NSCoder {
  fileprivate func encode(_ insets: UIEdgeInsets, _ key: String) {
    let rect = CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom)
    encode(rect, forKey: key)
  }

  fileprivate func decodeInsets(_ key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    let rect = decodeRect(forKey: key)
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
  }
}
