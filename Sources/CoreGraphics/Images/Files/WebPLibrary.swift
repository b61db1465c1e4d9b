import Diagnostics
import Foundation
import RasterKit

/// The functions of libwebp 1.0 and newer.
struct WebPLibrary: Sendable {
  private typealias Size =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer, Int, Int32
    ) -> UnsafeMutableRawPointer?
  private typealias Encode =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, Float,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int
  private typealias EncodeLossless =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let getInfo: Size
  private let decodeInto: Decode
  private let encode: Encode
  private let encodeLossless: EncodeLossless
  private let free: Free

  /// Nil if the library is not installed.
  static let loaded = WebPLibrary()

  private init?() {
    guard let library = DynamicLibrary("libwebp.so.7"),
      let getInfo = library.function("WebPGetInfo", as: Size.self),
      let decodeInto = library.function("WebPDecodeBGRAInto", as: Decode.self),
      let encode = library.function("WebPEncodeBGRA", as: Encode.self),
      let encodeLossless = library.function("WebPEncodeLosslessBGRA", as: EncodeLossless.self),
      let free = library.function("WebPFree", as: Free.self)
    else { return nil }
    (self.getInfo, self.decodeInto, self.free) = (getInfo, decodeInto, free)
    (self.encode, self.encodeLossless) = (encode, encodeLossless)
  }

  func size(_ data: Data) -> (Int, Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    let isHeader = data.withUnsafeBytes {
      getInfo($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &width, &height) != 0
    }
    return isHeader ? (Int(width), Int(height)) : nil
  }

  /// Straight alpha, into a buffer of the image's size.
  func decode(_ data: Data, into pixels: PixelBuffer) -> Bool {
    let row = pixels.stride * 4
    return data.withUnsafeBytes { bytes in
      decodeInto(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, pixels.base,
        row * Int(pixels.size.height), Int32(row)) != nil
    }
  }

  /// `rows` are straight BGRA without gaps; the quality is from 0 to 100, nil to lose nothing.
  func encode(_ rows: [UInt8], _ size: PixelSize, quality: Float?) -> Data? {
    var output: UnsafeMutableRawPointer?
    defer { free(output) }
    let count =
      if let quality {
        encode(rows, size.width, size.height, size.width * 4, quality, &output)
      } else {
        encodeLossless(rows, size.width, size.height, size.width * 4, &output)
      }
    guard let output, count > 0 else { return nil }
    return Data(bytes: output, count: count)
  }
}
