import CoreGraphics
import Foundation

/// Locates reference images: `References/<suite>/<name>.png` beside the test's file.
struct SnapshotStore {
  /// Keeps reference images small enough to review and to store in git.
  static let largestFile = 8 * 1024

  let file: URL

  init(testFile: String, name: String) {
    let source = URL(fileURLWithPath: testFile)
    let suite = source.deletingPathExtension().lastPathComponent
    file = source.deletingLastPathComponent()
      .appendingPathComponent("References/\(suite)/\(name).png")
  }

  func read() -> CGImage? {
    (try? Data(contentsOf: file)).flatMap { ImageDecoder.decode($0) }.map { CGImage(pixels: $0) }
  }

  func write(_ image: CGImage) throws {
    guard let data = ImageEncoder.png(image) else { throw SnapshotError("cannot encode \(file)") }
    guard data.count <= SnapshotStore.largestFile else {
      throw SnapshotError(
        "\(file.lastPathComponent) would be \(data.count) bytes; a reference image has at most "
          + "\(SnapshotStore.largestFile): snapshot a smaller part")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes the unexpected image to a file for a person to look at, and returns its path.
  func writeFailure(_ image: CGImage) -> String {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("casement-\(file.deletingPathExtension().lastPathComponent).png")
    try? ImageEncoder.png(image)?.write(to: place)
    return place.path
  }
}

/// The reason why a snapshot differs or could not be compared, in one line.
public struct SnapshotError: Error, CustomStringConvertible {
  /// Names the problem and the file to look at.
  public let description: String

  init(_ description: String) { self.description = description }
}
