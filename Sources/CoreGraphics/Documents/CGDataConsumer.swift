import Foundation

/// The functions of a consumer.
public struct CGDataConsumerCallbacks {
  /// Takes bytes and returns how many of them; fewer than there are is a failure.
  public var putBytes: ((UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int)?
  /// Called when the consumer is freed.
  public var releaseConsumer: ((UnsafeMutableRawPointer?) -> Void)?

  /// Collects the functions.
  public init(
    putBytes: ((UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int)?,
    releaseConsumer: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
  }
}

/// Takes the bytes of a document or an image file that is being made.
///
/// To be used by one thread at a time.
public final class CGDataConsumer: @unchecked Sendable {
  private let put: (UnsafeRawBufferPointer) -> Bool
  private let release: () -> Void

  private init(
    _ put: @escaping (UnsafeRawBufferPointer) -> Bool, release: @escaping () -> Void = {}
  ) {
    (self.put, self.release) = (put, release)
  }

  deinit { release() }

  /// Appends to `data`.
  public convenience init?(data: CFMutableData) {
    self.init { bytes in
      data.append(Data(bytes))
      return true
    }
  }

  /// Writes a new file; nil if it cannot be opened.
  public convenience init?(url: CFURL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    self.init({ bytes in (try? file.write(contentsOf: Data(bytes))) != nil }) {
      try? file.close()
    }
  }

  /// Passes bytes to a function with `info`; nil without one.
  public convenience init?(
    info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>
  ) {
    let calls = cbks.pointee
    guard let putBytes = calls.putBytes else { return nil }
    self.init({ bytes in
      guard let base = bytes.baseAddress else { return true }
      return putBytes(info, base, bytes.count) == bytes.count
    }) { calls.releaseConsumer?(info) }
  }

  /// False if the bytes cannot be taken.
  package func take(_ bytes: UnsafeRawBufferPointer) -> Bool { put(bytes) }
}
