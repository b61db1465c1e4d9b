public import CoreGraphics
public import Dispatch
public import Foundation
import OpenGLES

/// What hears of a texture that was loaded in the background.
public typealias GLKTextureLoaderCallback = (GLKTextureInfo?, (any Error)?) -> Void

extension GLKTextureLoader {
  /// Loads a file in the background. `block` is called on `queue`, by default main.
  public func texture(
    withContentsOfFile path: String, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.file(path).texture(options) } }

  /// The same for a file by its address.
  public func texture(
    withContentsOf url: URL, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.url(url).texture(options) } }

  /// The same for the bytes of a file.
  public func texture(
    withContentsOf data: Data, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.data(data).texture(options) } }

  /// The same for an image.
  public func texture(
    with cgImage: CGImage, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.image(cgImage).texture(options) } }

  /// The same for an image of a bundle. The scale is the screen's.
  @MainActor
  public func texture(
    withName name: String, scaleFactor: CGFloat, bundle: Bundle?,
    options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) {
    let source = PictureSource.named(name, in: bundle)
    load(queue, block) { try PictureSource.found(source).texture(options) }
  }

  /// Loads six squares, each from a file: right, left, top, bottom, near and far.
  public func cubeMap(
    withContentsOfFiles paths: [Any], options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.cube(paths, options) } }

  /// Loads six squares that lie under each other in one file.
  public func cubeMap(
    withContentsOfFile path: String, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.file(path).cube(options) } }

  /// The same for a file by its address.
  public func cubeMap(
    withContentsOf url: URL, options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) { load(queue, block) { try PictureSource.url(url).cube(options) } }

  /// The same for an image of a bundle. The scale is the screen's.
  @MainActor
  public func cubeMap(
    withName name: String, scaleFactor: CGFloat, bundle: Bundle?,
    options: [String: NSNumber]? = nil, queue: DispatchQueue?,
    completionHandler block: @escaping GLKTextureLoaderCallback
  ) {
    let source = PictureSource.named(name, in: bundle)
    load(queue, block) { try PictureSource.found(source).cube(options) }
  }

  private func load(
    _ target: DispatchQueue?, _ block: @escaping GLKTextureLoaderCallback,
    _ make: @escaping () throws -> GLKTextureInfo
  ) {
    // The handler is called once, on the queue that it is for.
    nonisolated(unsafe) let (block, make) = (block, make)
    queue.async {
      EAGLContext.setCurrent(self.context)
      let result = Result { try make() }
      // Others see the texture when the commands are done.
      glFinish()
      EAGLContext.setCurrent(nil)
      (target ?? .main).async {
        switch result {
        case .success(let info): block(info, nil)
        case .failure(let error): block(nil, error)
        }
      }
    }
  }
}
