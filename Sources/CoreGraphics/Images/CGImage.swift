package import RasterKit
import Synchronization

/// An immutable bitmap.
///
/// An image from a file knows its size at once and is decoded when its pixels are first asked for,
/// on the thread that asks. Whatever it was made from, inside it is premultiplied BGRA.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether the image is stretched smoothly; what it was made with.
  public let shouldInterpolate: Bool
  private let state: Mutex<State>
  /// Whether every pixel is opaque: 0 while nobody has looked, 1 for yes, 2 for no.
  private let opacity = Atomic<UInt8>(0)

  private enum State {
    case decoded(PixelBuffer)
    case encoded(any LazyPixels)
  }

  package init(pixels: PixelBuffer, shouldInterpolate: Bool = true) {
    width = Int(pixels.size.width)
    height = Int(pixels.size.height)
    self.shouldInterpolate = shouldInterpolate
    state = Mutex(.decoded(pixels))
  }

  /// An image whose pixels are made when they are needed.
  package init(lazy source: any LazyPixels) {
    width = Int(source.size.width)
    height = Int(source.size.height)
    shouldInterpolate = true
    state = Mutex(.encoded(source))
  }

  /// Decoded pixels, premultiplied BGRA, as the compositor samples them.
  ///
  /// The first call decodes and may take milliseconds; a file that turns out to be broken gives
  /// transparent pixels and a logged line.
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

  /// Whether every pixel is opaque, whatever the format says; looked at once, which reads all of them
  /// at most.
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
  /// Decodes it now, so that nobody waits for that later; does nothing a second time.
  package func decode() { _ = pixels }
}

/// Where the pixels of an image come from that is not decoded yet.
package protocol LazyPixels: Sendable {
  var size: PixelSize { get }
  /// Nil, after a logged line, when it cannot be done.
  func makePixels() -> PixelBuffer?
}

extension CGImage {
  /// 8 always: images are kept in one format.
  public var bitsPerComponent: Int { 8 }
  /// 32 always: images are kept in one format.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next in `dataProvider`.
  public var bytesPerRow: Int { width * 4 }
  /// sRGB always: images are brought into it when they are made.
  public var colorSpace: CGColorSpace? { .standard }
  /// Premultiplied, or skipped where the image is known to be opaque.
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// The format of the bytes in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(alpha: alphaInfo), .byteOrder32Little] }
  /// Whether the image is a stencil; not made here.
  public var isMask: Bool { false }

  /// A copy of the pixels as `bitmapInfo` describes them, rows without gaps.
  public var dataProvider: CGDataProvider? {
    let pixels = self.pixels
    var data = Data(capacity: height * bytesPerRow)
    for y in 0..<height {
      data.append(Data(bytes: pixels.base + y * pixels.stride, count: bytesPerRow))
    }
    return CGDataProvider(data: data)
  }

  /// The image itself, as it cannot change.
  public func copy() -> CGImage? { self }
}
