import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import Testing

/// Files that another program has written.
struct Fixture: Sendable {
  let name: String
  /// Without this library there is no image, only a line in the log.
  var library: String?

  init(_ name: String, _ library: String? = nil) { (self.name, self.library) = (name, library) }

  var isReadable: Bool { library.map { DynamicLibrary($0) != nil } ?? true }

  func data() throws -> Data {
    try Data(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/\(name)"))
  }

  /// All images of the file.
  func images() throws -> [CGImage] {
    let bytes = try data()
    let source = try #require(CGImageSourceCreateWithData(bytes, nil))
    try #require(CGImageSourceGetCount(source) > 0, "\(name)")
    return try (0..<CGImageSourceGetCount(source)).map { index in
      try #require(CGImageSourceCreateImageAtIndex(source, index, nil), "\(name)")
    }
  }
}
