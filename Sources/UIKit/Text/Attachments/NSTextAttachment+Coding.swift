import CoreGraphics
import Foundation

extension NSTextAttachment {
  private static let edges = ["x", "y", "width", "height"]

  func archive(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
    if let image { coder.encode(image, forKey: "NSImage") }
    let values = [bounds.minX, bounds.minY, bounds.width, bounds.height]
    for (edge, value) in zip(Self.edges, values) {
      coder.encode(Double(value), forKey: "NSBounds." + edge)
    }
    coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
  }

  /// What is missing or no number stays as it is at first.
  func decode(_ coder: NSCoder) {
    contents = coder.object(NSData.self, "NSContents").map { Data(referencing: $0) }
    fileType = coder.text("NSFileType")
    image = coder.object(UIImage.self, "NSImage")
    let values = Self.edges.map { CGFloat(coder.decodeDouble(forKey: "NSBounds." + $0)) }
    if values.allSatisfy(\.isFinite) {
      bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    let padding = coder.decodeDouble(forKey: "NSLineLayoutPadding")
    if padding.isFinite { lineLayoutPadding = CGFloat(padding) }
  }
}
