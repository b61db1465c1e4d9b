import CoreGraphics
import Foundation
import UIKit

/// Where a texture's picture is.
enum PictureSource {
  case file(String)
  case url(URL)
  case data(Data)
  case image(CGImage)

  func texture(_ options: [String: NSNumber]?) throws(GLKTextureLoaderError) -> GLKTextureInfo {
    let options = TextureOptions(options)
    return try TextureUpload.make(TextureFace(picture(), isDrawn: isDrawn, options), options)
  }

  /// Of six squares under each other.
  func cube(_ options: [String: NSNumber]?) throws(GLKTextureLoaderError) -> GLKTextureInfo {
    let (options, picture) = (TextureOptions(options), try picture())
    guard picture.height == picture.width * 6 else {
      throw GLKTextureLoaderError(.unsupportedCubeMapDimensions)
    }
    let faces = (0..<6).map { TextureFace(picture, isDrawn: isDrawn, options, part: $0) }
    return try TextureUpload.makeCube(faces, options)
  }

  static func cube(_ paths: [Any], _ options: [String: NSNumber]?) throws(GLKTextureLoaderError)
    -> GLKTextureInfo
  {
    let options = TextureOptions(options)
    guard paths.count == 6 else { throw GLKTextureLoaderError(.cubeMapInvalidNumFiles) }
    var faces: [TextureFace] = []
    for path in paths {
      guard let source = PictureSource(path) else {
        throw GLKTextureLoaderError(.unknownPathType)
      }
      faces.append(TextureFace(try source.picture(), isDrawn: false, options))
    }
    return try TextureUpload.makeCube(faces, options)
  }

  /// nil where the bundle has no such image.
  @MainActor
  static func named(_ name: String, in bundle: Bundle?) -> PictureSource? {
    UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage.map { .image($0) }
  }

  static func found(_ source: PictureSource?) throws(GLKTextureLoaderError) -> PictureSource {
    guard let source else { throw GLKTextureLoaderError(.fileOrURLNotFound) }
    return source
  }

  private init?(_ path: Any) {
    switch path {
    case let path as String: self = .file(path)
    case let url as URL: self = .url(url)
    default: return nil
    }
  }

  private var isDrawn: Bool { if case .image = self { true } else { false } }

  private func picture() throws(GLKTextureLoaderError) -> CGImage {
    switch self {
    case .file(let path): return try Self.decoded(Self.bytes(URL(fileURLWithPath: path)))
    case .url(let url): return try Self.decoded(Self.bytes(url))
    case .data(let data): return try Self.decoded(data)
    case .image(let image):
      guard image.width > 0, image.height > 0 else { throw GLKTextureLoaderError(.invalidCGImage) }
      return image
    }
  }

  private static func bytes(_ url: URL) throws(GLKTextureLoaderError) -> Data {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else {
      throw GLKTextureLoaderError(.fileOrURLNotFound)
    }
    return data
  }

  private static func decoded(_ data: Data) throws(GLKTextureLoaderError) -> CGImage {
    guard let image = CGImage(decoding: data) else { throw GLKTextureLoaderError(.invalidNSData) }
    return image
  }
}
