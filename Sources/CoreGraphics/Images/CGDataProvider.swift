/// The bytes of an image.
public final class CGDataProvider: Sendable {
  /// All the bytes; never nil here.
  public let data: CFData?

  /// More than this from a program's functions is refused.
  private static let mostBytes = 1 << 30

  init(bytes: Data) { data = bytes }

  /// Keeps the bytes without copying.
  public init?(data: CFData) { self.data = data }

  /// The bytes of a file, memory-mapped if possible; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.data = data
  }

  /// The bytes of a file by its path; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Copies the caller's memory at once and then releases it.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

/// Functions that give the bytes of a provider at any place.
public struct CGDataProviderDirectCallbacks {
  /// Always 0.
  public var version: UInt32
  /// All the bytes, or nil.
  public var getBytePointer: ((UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?
  /// Called when those aren't needed any more.
  public var releaseBytePointer: ((UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?
  /// Writes bytes from a place on, and returns how many.
  public var getBytesAtPosition:
    ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int)?
  /// Called when the provider has all bytes.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Needs `getBytePointer` or `getBytesAtPosition`.
  public init(
    version: UInt32, getBytePointer: ((UnsafeMutableRawPointer?) -> UnsafeRawPointer?)?,
    releaseBytePointer: ((UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void)?,
    getBytesAtPosition: (
      (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int
    )?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    self.getBytePointer = getBytePointer
    self.releaseBytePointer = releaseBytePointer
    self.getBytesAtPosition = getBytesAtPosition
    self.releaseInfo = releaseInfo
  }
}

/// Functions that give the bytes of a provider one after the other.
public struct CGDataProviderSequentialCallbacks {
  /// Always 0.
  public var version: UInt32
  /// Writes the next bytes, and returns how many; 0 at the end.
  public var getBytes: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?
  /// Not called: nothing is skipped.
  public var skipForward: ((UnsafeMutableRawPointer?, off_t) -> off_t)?
  /// Not called: everything is read once.
  public var rewind: ((UnsafeMutableRawPointer?) -> Void)?
  /// Called when the provider has all bytes.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Needs `getBytes`.
  public init(
    version: UInt32,
    getBytes: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int)?,
    skipForward: ((UnsafeMutableRawPointer?, off_t) -> off_t)?,
    rewind: ((UnsafeMutableRawPointer?) -> Void)?,
    releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    self.getBytes = getBytes
    self.skipForward = skipForward
    self.rewind = rewind
    self.releaseInfo = releaseInfo
  }
}

extension CGDataProvider {
  /// Reads all bytes at once. Nil without a function that gives them or for a size below 0.
  public convenience init?(
    directInfo info: UnsafeMutableRawPointer?, size: off_t,
    callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
  ) {
    let calls = callbacks.pointee
    defer { calls.releaseInfo?(info) }
    guard (0...Self.mostBytes).contains(Int(size)) else { return nil }
    if let bytes = calls.getBytePointer?(info) {
      self.init(bytes: Data(bytes: bytes, count: Int(size)))
      calls.releaseBytePointer?(info, bytes)
      return
    }
    guard let read = calls.getBytesAtPosition else { return nil }
    var data = Data(count: Int(size))
    let count = data.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { read(info, $0, 0, buffer.count) } ?? 0
    }
    self.init(bytes: data.prefix(min(max(count, 0), Int(size))))
  }

  /// Reads all bytes at once. Nil without a function that gives them.
  public convenience init?(
    sequentialInfo info: UnsafeMutableRawPointer?,
    callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
  ) {
    let calls = callbacks.pointee
    defer { calls.releaseInfo?(info) }
    guard let read = calls.getBytes else { return nil }
    var data = Data()
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while data.count < Self.mostBytes {
      let count = read(info, buffer, 1 << 16)
      guard (1...(1 << 16)).contains(count) else { break }
      data.append(Data(bytes: buffer, count: count))
    }
    self.init(bytes: data)
  }
}
