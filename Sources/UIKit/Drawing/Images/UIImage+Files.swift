public import CoreGraphics
public import Foundation
import FoundationAdditions

extension ImageValue {
  init?(data: Data, scale: CGFloat) {
    guard let bitmap = CGImage(lazilyDecoding: data) else { return nil }
    self.init(
      bitmap: bitmap, scale: scale, orientation: .init(exif: ExifBlock.orientation(data)))
  }

  init?(contentsOfFile path: String) {
    let files = [path, path + ".png"]
    guard let file = files.first(where: ImageFiles.isFile),
      let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let bitmap = CGImage(lazilyDecoding: data)
    else { return nil }
    self.init(
      bitmap: bitmap, scale: ImageFiles.scale(file),
      orientation: .init(exif: ExifBlock.orientation(data)))
  }
}

extension UIImage {
  /// Encodes a PNG file with upright pixels; nil for an empty image.
  public func pngData() -> Data? { upright?.cgImage.flatMap(ImageEncoder.png) }

  /// Encodes a JPEG file with upright pixels on white; quality from 0 to 1. Nil for an empty image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.cgImage.flatMap { ImageEncoder.jpeg($0, quality: Double(compressionQuality)) }
  }

  /// The image with its pixels in upright order.
  var upright: UIImage? {
    guard cgImage != nil, imageOrientation != .up else { return self }
    return redrawn { draw(in: $0) }
  }
}

/// Finds image files by name.
enum ImageFiles {
  /// Nil, with a line in the log, for a file that is no image.
  static func cached(_ name: String, in bundle: Bundle, scale: CGFloat) -> ImageValue? {
    guard let file = file(name, in: bundle, scale: scale),
      let found = CatalogFiles.bitmap(URL(fileURLWithPath: file))
    else { return nil }
    return ImageValue(
      bitmap: found.bitmap, scale: Self.scale(file), orientation: found.orientation)
  }

  private static func file(_ name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    guard !name.isEmpty else { return nil }
    let folders = bundle.searched.compactMap(\.resourcePath)
    return folders.lazy.compactMap { file(name, inFolder: $0, scale: scale) }.first
  }

  private static func file(_ name: String, inFolder folder: String, scale: CGFloat) -> String? {
    let given = NSString(string: name).pathExtension
    let stem = given.isEmpty ? name : NSString(string: name).deletingPathExtension
    let wanted = Int(min(max(scale.rounded(.up), 1), 3))
    // The requested scale, then larger ones, which lose no detail, then smaller ones.
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    for suffix in scales.map({ $0 == 1 ? "" : "@\($0)x" }) {
      for ending in given.isEmpty ? ["png", "jpg", "jpeg"] : [given] {
        let path = "\(folder)/\(stem)\(suffix).\(ending)"
        if isFile(path) { return path }
      }
    }
    return nil
  }

  static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  static func scale(_ path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
