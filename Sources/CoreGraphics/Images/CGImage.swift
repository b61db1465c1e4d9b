package import RasterKit
import Synchronization

/// An immutable bitmap.
///
/// An image from a file knows its size at once and is decoded on first access to its pixels, on the
/// thread that accesses them. All images are premultiplied BGRA inside, whatever their source.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether scaling interpolates; as given at creation.
  public let shouldInterpolate: Bool
  /// Whether the image is a stencil, which is painted in the fill colour.
  public let isMask: Bool
  /// The uniform type identifier of the file that the image is from; nil for one that is drawn or made of bytes.
  public let utType: CFString?
  private let state: Mutex<State>
  /// For an image that was drawn over another.
  let revision: ImageRevision?
  /// Whether every pixel is opaque: 0 unknown, 1 yes, 2 no.
  private let opacity = Atomic<UInt8>(0)

  private enum State {
    case decoded(PixelBuffer)
    case encoded(any LazyPixels)
  }

  package init(
    pixels: PixelBuffer, shouldInterpolate: Bool = true, isMask: Bool = false,
    revision: ImageRevision? = nil, kind: ImageFileKind? = nil
  ) {
    utType = kind?.identifier
    self.isMask = isMask
    self.revision = revision
    width = Int(pixels.size.width)
    height = Int(pixels.size.height)
    self.shouldInterpolate = shouldInterpolate
    state = Mutex(.decoded(pixels))
  }

  /// An image whose pixels are made when they are needed.
  package init(lazy source: any LazyPixels, kind: ImageFileKind? = nil) {
    utType = kind?.identifier
    width = Int(source.size.width)
    height = Int(source.size.height)
    shouldInterpolate = true
    isMask = false
    revision = nil
    state = Mutex(.encoded(source))
  }

  /// Decoded pixels, premultiplied BGRA, as the compositor samples them.
  ///
  /// The first call decodes and may take milliseconds. A broken file gives transparent pixels and a
  /// log message.
  package var pixels: PixelBuffer {
    state.withLock { state in
      switch state {
      case .decoded(let pixels): return pixels
      case .encoded(let source):
        let pixels = source.makePixels() ?? PixelBuffer(size: source.size)
        state = .decoded(pixels)
        return pixels
      }
    }
  }

  /// Whether every pixel is opaque, regardless of the format. The first call may read all pixels.
  package var isOpaqueThroughout: Bool {
    let known = opacity.load(ordering: .relaxed)
    if known != 0 { return known == 1 }
    let isOpaque = pixels.isOpaque || pixels.allAlphasAreFull
    opacity.store(isOpaque ? 1 : 2, ordering: .relaxed)
    return isOpaque
  }
}

extension PixelBuffer {
  fileprivate var allAlphasAreFull: Bool {
    for y in 0..<Int(size.height) {
      let row = UnsafeBufferPointer(start: base + y * stride, count: Int(size.width))
      if row.reduce(UInt32.max, &) < 0xFF00_0000 { return false }
    }
    return true
  }
}

extension CGImage {
  /// Decodes now, to avoid a delay later; further calls do nothing.
  package func decode() { _ = pixels }
}

/// A source of the pixels of an image that is not decoded yet.
package protocol LazyPixels: Sendable {
  var size: PixelSize { get }
  /// Nil, with a log message, if decoding fails.
  func makePixels() -> PixelBuffer?
}

extension CGImage {
  /// Always 8: images have a single internal format.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: images have a single internal format.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next in `dataProvider`.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB: images are converted when they are made.
  public var colorSpace: CGColorSpace? { .standard }
  /// Premultiplied, or skipped if the image is known to be opaque.
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// The format of the bytes in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(alpha: alphaInfo), .byteOrder32Little] }

  /// A copy of the pixels as `bitmapInfo` describes them, rows without gaps.
  public var dataProvider: CGDataProvider? {
    let pixels = self.pixels
    var data = Data(capacity: height * bytesPerRow)
    for y in 0..<height {
      data.append(Data(bytes: pixels.base + y * pixels.stride, count: bytesPerRow))
    }
    return CGDataProvider(data: data)
  }

  /// The image itself, because it is immutable.
  public func copy() -> CGImage? { self }
}
