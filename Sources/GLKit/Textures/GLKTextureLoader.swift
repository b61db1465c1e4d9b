public import CoreGraphics
import Dispatch
public import Foundation
public import OpenGLES

/// Makes textures of pictures: at once in the current context, or in the background with a context that
/// shares with others.
///
/// Formats are those of `UIImage`; files of compressed textures (PVR) are not read.
///
/// `Sendable` because its context is used by one queue.
open class GLKTextureLoader: NSObject, @unchecked Sendable {
  let context: EAGLContext?
  let queue = DispatchQueue(label: "casement.textures")

  /// A loader whose textures the contexts of a group share.
  public init(sharegroup: EAGLSharegroup) {
    context = EAGLContext(api: .openGLES2, sharegroup: sharegroup)
    super.init()
  }

  /// Loads a file.
  open class func texture(withContentsOfFile path: String, options: [String: NSNumber]? = nil)
    throws -> GLKTextureInfo
  {
    try PictureSource.file(path).texture(options)
  }

  /// Loads a file of this machine.
  open class func texture(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws
    -> GLKTextureInfo
  { try PictureSource.url(url).texture(options) }

  /// Loads the bytes of a file.
  open class func texture(withContentsOf data: Data, options: [String: NSNumber]? = nil) throws
    -> GLKTextureInfo
  { try PictureSource.data(data).texture(options) }

  /// Makes a texture of an image, whose colours are multiplied by alpha.
  open class func texture(with cgImage: CGImage, options: [String: NSNumber]? = nil) throws
    -> GLKTextureInfo
  { try PictureSource.image(cgImage).texture(options) }

  /// Loads an image by its name in a bundle. The scale is the screen's.
  @MainActor
  open class func texture(
    withName name: String, scaleFactor: CGFloat, bundle: Bundle?,
    options: [String: NSNumber]? = nil
  ) throws -> GLKTextureInfo {
    try PictureSource.found(PictureSource.named(name, in: bundle)).texture(options)
  }

  /// Loads six squares: right, left, top, bottom, near and far.
  open class func cubeMap(withContentsOfFiles paths: [Any], options: [String: NSNumber]? = nil)
    throws -> GLKTextureInfo
  { try PictureSource.cube(paths, options) }

  /// Loads six squares that lie under each other in one file.
  open class func cubeMap(withContentsOfFile path: String, options: [String: NSNumber]? = nil)
    throws -> GLKTextureInfo
  { try PictureSource.file(path).cube(options) }

  /// The same from a file of this machine.
  open class func cubeMap(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws
    -> GLKTextureInfo
  { try PictureSource.url(url).cube(options) }

  /// Loads six squares that lie under each other in an image of a bundle. The scale is the screen's.
  @MainActor
  open class func cubeMap(
    withName name: String, scaleFactor: CGFloat, bundle: Bundle?,
    options: [String: NSNumber]? = nil
  ) throws -> GLKTextureInfo {
    try PictureSource.found(PictureSource.named(name, in: bundle)).cube(options)
  }
}
