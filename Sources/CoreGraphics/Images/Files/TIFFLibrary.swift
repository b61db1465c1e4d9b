import Diagnostics
import Foundation
import RasterKit

/// The functions of libtiff 4.5 and newer.
struct TIFFLibrary: Sendable {
  private typealias Handle = UnsafeMutableRawPointer
  private typealias Transfer = @convention(c) (Handle?, UnsafeMutableRawPointer?, Int) -> Int
  private typealias Seek = @convention(c) (Handle?, UInt64, Int32) -> UInt64
  private typealias Close = @convention(c) (Handle?) -> Int32
  private typealias Size = @convention(c) (Handle?) -> UInt64
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, Handle?, Transfer, Transfer, Seek, Close, Size,
      OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer) -> Void
  private typealias MakeOptions = @convention(c) () -> OpaquePointer?
  private typealias SetMemory = @convention(c) (OpaquePointer, Int) -> Void
  private typealias SetPage = @convention(c) (OpaquePointer, UInt16) -> Int32
  private typealias Read =
    @convention(c) (
      OpaquePointer, UInt32, UInt32, UnsafeMutablePointer<UInt32>, Int32, Int32
    ) -> Int32
  private typealias SetReporter = @convention(c) (OpaquePointer?) -> OpaquePointer?

  private let open: Open
  private let close: Free
  private let makeOptions: MakeOptions
  private let setMemory: SetMemory
  private let freeOptions: Free
  private let setPage: SetPage
  private let read: Read

  /// Nil if the library is not installed or too old.
  static let loaded = TIFFLibrary()

  private init?() {
    guard let library = DynamicLibrary("libtiff.so.6"),
      let open = library.function("TIFFClientOpenExt", as: Open.self),
      let close = library.function("TIFFClose", as: Free.self),
      let makeOptions = library.function("TIFFOpenOptionsAlloc", as: MakeOptions.self),
      let setMemory = library.function(
        "TIFFOpenOptionsSetMaxSingleMemAlloc", as: SetMemory.self),
      let freeOptions = library.function("TIFFOpenOptionsFree", as: Free.self),
      let setPage = library.function("TIFFSetDirectory", as: SetPage.self),
      let read = library.function("TIFFReadRGBAImageOriented", as: Read.self),
      let setErrors = library.function("TIFFSetErrorHandler", as: SetReporter.self),
      let setWarnings = library.function("TIFFSetWarningHandler", as: SetReporter.self)
    else { return nil }
    (self.open, self.close, self.makeOptions, self.setMemory) = (
      open, close, makeOptions, setMemory
    )
    (self.freeOptions, self.setPage, self.read) = (freeOptions, setPage, read)
    // It would write to standard error; the decoder says what there is to say.
    _ = setErrors(nil)
    _ = setWarnings(nil)
  }

  /// Of a picture with its largest strip, though pictures of any size may have strips of 16 MB.
  private static let mostMemory = 256 << 20

  /// Reads a page into a buffer of its size, with its rows in the file's order.
  func read(_ data: Data, page: Int, orientation: Int, into pixels: PixelBuffer) -> Bool {
    guard let options = makeOptions() else { return false }
    defer { freeOptions(options) }
    let taken = pixels.stride * Int(pixels.size.height) * 4
    setMemory(options, max(Self.mostMemory - taken, 16 << 20))
    let source = TIFFSource(data)
    return withExtendedLifetime(source) {
      guard let file = open(source, options) else { return false }
      defer { close(file) }
      guard setPage(file, UInt16(clamping: page)) != 0 else { return false }
      let (width, height) = (Int(pixels.size.width), Int(pixels.size.height))
      guard read(file, UInt32(width), UInt32(height), pixels.base, Int32(orientation), 1) != 0
      else {
        pixels.base.update(repeating: 0, count: pixels.stride * height)
        return false
      }
      Self.spread(pixels)
      pixels.exchangeRedAndBlue()
      return true
    }
  }

  /// Moves rows that follow each other without gaps to where they belong, the last one first.
  private static func spread(_ pixels: PixelBuffer) {
    let width = Int(pixels.size.width)
    for y in (0..<Int(pixels.size.height)).reversed() {
      let row = pixels.base + y * pixels.stride
      row.update(from: pixels.base + y * width, count: width)
      (row + width).update(repeating: 0, count: pixels.stride - width)
    }
  }

  private func open(_ source: TIFFSource, _ options: OpaquePointer) -> OpaquePointer? {
    open(
      "image", "rm", Unmanaged.passUnretained(source).toOpaque(),
      { TIFFSource.of($0).read($1, $2) }, { _, _, _ in 0 },
      { TIFFSource.of($0).seek($1, $2) }, { _ in 0 },
      { UInt64(TIFFSource.of($0).data.count) }, nil, nil, options)
  }
}

/// The bytes that libtiff reads.
private final class TIFFSource {
  let data: Data
  private var place = 0

  init(_ data: Data) { self.data = data }

  static func of(_ handle: UnsafeMutableRawPointer?) -> TIFFSource {
    Unmanaged<TIFFSource>.fromOpaque(handle!).takeUnretainedValue()
  }

  func read(_ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    guard let target, count > 0, place < data.count else { return 0 }
    let part = min(count, data.count - place)
    data.copyBytes(
      to: target.assumingMemoryBound(to: UInt8.self),
      from: (data.startIndex + place)..<(data.startIndex + place + part))
    place += part
    return part
  }

  func seek(_ offset: UInt64, _ whence: Int32) -> UInt64 {
    let base = whence == SEEK_CUR ? place : whence == SEEK_END ? data.count : 0
    let (sum, isTooFar) = base.addingReportingOverflow(Int(truncatingIfNeeded: offset))
    guard !isTooFar, sum >= 0 else { return .max }
    place = sum
    return UInt64(sum)
  }
}
