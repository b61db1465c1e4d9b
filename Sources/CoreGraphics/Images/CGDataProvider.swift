/// The bytes of an image.
public final class CGDataProvider: Sendable {
  /// All the bytes; never nil here.
  public let data: CFData?

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
