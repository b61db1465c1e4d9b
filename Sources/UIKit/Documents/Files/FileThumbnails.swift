import CoreGraphics
import Dispatch
import Foundation
import RasterKit
import UniformTypeIdentifiers

/// Small pictures of files for lists, made in the background. Main thread only.
@MainActor
final class FileThumbnails {
  private struct Key: Hashable {
    let url: URL
    let date: Date
  }

  /// In points, and the pixels for each of them.
  nonisolated static let side: CGFloat = 40
  private nonisolated static let scale: CGFloat = 2

  /// Files without a picture are kept too, so that nobody tries twice.
  private var made = LRUCache<Key, UIImage?>(budget: 500)
  private var asked: Set<Key> = []
  private let queue = DispatchQueue(label: "FileThumbnails", qos: .utility)

  /// Nil as long as there is none; `onMade` is called when it comes.
  func image(of url: URL, changed date: Date, onMade: @escaping @MainActor () -> Void) -> UIImage? {
    let type = UTType(filenameExtension: url.pathExtension)
    guard type.map(FilePreview.hasPicture) == true else { return nil }
    let key = Key(url: url, date: date)
    if let known = made.use(key) { return known }
    guard asked.insert(key).inserted else { return nil }
    let side = Self.side * Self.scale
    queue.async { [weak self] in
      let picture = FilePreview.picture(of: url, room: CGSize(width: side, height: side))
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          self?.keep(picture, key)
          if picture != nil { onMade() }
        }
      }
    }
    return nil
  }

  private func keep(_ picture: UIImage?, _ key: Key) {
    asked.remove(key)
    made.keep(picture, for: key, cost: 1)
  }
}

extension UIListContentConfiguration {
  /// Shows a small picture of a file, or the symbol for its type in as much room.
  mutating func show(_ picture: UIImage?, symbol: String) {
    let side = FileThumbnails.side
    image = picture ?? UIImage(systemName: symbol)
    imageProperties.maximumSize = CGSize(width: side, height: side)
    imageProperties.reservedLayoutSize = CGSize(width: side, height: side)
    imageProperties.cornerRadius = picture == nil ? 0 : 4
  }
}
