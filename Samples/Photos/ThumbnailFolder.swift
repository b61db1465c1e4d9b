import UIKit

/// Thumbnails on the disk, and how they are made. Its methods take time: not for the main thread.
struct ThumbnailFolder: Sendable {
  /// In points; as large as the largest cells.
  static let length: CGFloat = 200

  let url: URL
  var mostFiles = 20_000

  /// One for this version of a file: another size or date is another picture.
  private func place(of file: URL) -> URL? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path) else {
      return nil
    }
    let date = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    let size = (facts[.size] as? NSNumber)?.intValue ?? 0
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(file.path) \(date) \(size)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return url.appendingPathComponent(String(hash, radix: 16) + ".jpg")
  }

  /// From the disk, or made and kept there. Nil if the file is no picture.
  func thumbnail(of file: URL) -> UIImage? {
    guard let place = place(of: file) else { return nil }
    if let kept = UIImage(contentsOfFile: place.path)?.preparingForDisplay() { return kept }
    let room = CGSize(width: Self.length, height: Self.length)
    guard let made = UIImage(contentsOfFile: file.path)?.preparingThumbnail(of: room) else {
      return nil
    }
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? made.jpegData(compressionQuality: 0.85)?.write(to: place, options: .atomic)
    return made
  }

  /// Removes the oldest where there are too many.
  func prune() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: Array(keys))
    guard let files, files.count > mostFiles else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - mostFiles) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
