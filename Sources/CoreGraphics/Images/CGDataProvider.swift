/// Bytes that an image is made from.
public final class CGDataProvider: Sendable {
  /// All the bytes; never nil here.
  public let data: CFData?

  /// Bytes as they are.
  public init?(data: CFData) { self.data = data }

  /// The bytes of a file, mapped where that is possible; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.data = data
  }

  /// The bytes of a file by its path; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Memory of the caller's, copied at once and then released.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
