import Foundation
import FoundationAdditions
import PlatformKit

extension NSItemProvider {
  /// The file of a representation, for another program that says where it wants it; nil if the representation is no
  /// file, or one that opens in place.
  @MainActor
  func promise(of type: String) -> FilePromise? {
    guard let make = representation(type)?.promised else { return nil }
    let name = ItemFileName.name(suggestedName, type: type)
    return FilePromise(name: name) { place, completion in
      NSItemProvider.save(make, to: place) { isSaved in
        DispatchQueue.main.async { completion(isSaved) }
      }
    }
  }

  /// The program may remove its file as soon as it has handed it over.
  private static func save(
    _ make: @escaping FileLoadHandler, to place: SavePlace,
    _ completion: @escaping @Sendable (Bool) -> Void
  ) {
    let answer = LoadAnswer<Bool>(Progress(totalUnitCount: 1)) { isSaved, _ in
      completion(isSaved == true)
    }
    queue.async {
      _ = make { file, _, error in answer.give(file.map { $0.isCopied(to: place) }, error) }
    }
  }
}

extension URL {
  /// Copies the plain file that is here, and returns whether it is there: whole, and only if somebody still waits for
  /// it when it is.
  fileprivate func isCopied(to place: SavePlace) -> Bool {
    let target = URL(fileURLWithPath: place.path)
    guard FileStatus(at: self)?.kind == .file,
      FileStatus(at: target.deletingLastPathComponent())?.kind == .folder
    else { return false }
    do {
      try DocumentFile(target).replace(at: target, nil) { draft in
        try FileManager.default.copyItem(at: resolvingSymlinksInPath(), to: draft)
        guard place.claim() else { throw NSItemProvider.error(.unknownError, "nobody waits") }
      }
    } catch { return false }
    return true
  }
}
