import UIKit

/// Thumbnails for cells: the last ones from memory, others by work in the background, which is given up when
/// nobody waits for it any more.
@MainActor
final class Thumbnails {
  enum Answer {
    case image(UIImage)
    /// The file is no picture.
    case broken
  }

  let folder: ThumbnailFolder
  private let queue = OperationQueue()
  private let memory = NSCache<NSString, UIImage>()
  private var broken: Set<URL> = []
  private var waiting: [URL: (operation: Operation, answer: (Answer) -> Void)] = [:]

  static var standard: Thumbnails {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let base = caches ?? FileManager.default.temporaryDirectory
    return Thumbnails(ThumbnailFolder(url: base.appendingPathComponent("Photos")))
  }

  init(_ folder: ThumbnailFolder, inMemory count: Int = 500) {
    self.folder = folder
    queue.maxConcurrentOperationCount = 2
    queue.qualityOfService = .utility
    memory.countLimit = count
    queue.addOperation { folder.prune() }
  }

  /// Those that are being made or are to be.
  var unfinished: Int { waiting.count }

  func known(_ file: URL) -> Answer? {
    if broken.contains(file) { return .broken }
    return memory.object(forKey: file.path as NSString).map { .image($0) }
  }

  /// Calls back on the main thread, unless it is cancelled before.
  func load(_ file: URL, _ answer: @escaping (Answer) -> Void) {
    waiting[file]?.operation.cancel()
    let folder = folder
    let operation = BlockOperation()
    operation.addExecutionBlock { [unowned operation] in
      guard !operation.isCancelled else { return }
      let image = folder.thumbnail(of: file)
      DispatchQueue.main.async { [weak self] in self?.finish(file, image) }
    }
    waiting[file] = (operation, answer)
    queue.addOperation(operation)
  }

  func cancel(_ file: URL) { waiting.removeValue(forKey: file)?.operation.cancel() }

  private func finish(_ file: URL, _ image: UIImage?) {
    if let image {
      memory.setObject(image, forKey: file.path as NSString)
    } else {
      broken.insert(file)
    }
    guard let (_, answer) = waiting.removeValue(forKey: file) else { return }
    answer(image.map { .image($0) } ?? .broken)
  }
}
