import Foundation
import FoundationAdditions

/// The matches of one search, in the order in which they were told, on whichever thread.
final class FoundMatches<Document: Hashable>: @unchecked Sendable {
  struct Match: Hashable {
    let range: UITextRange
    let document: Document
  }

  /// Guards the matches.
  private let lock = NSLock()
  private var list: [Match] = []
  private var known: Set<Match> = []
  private weak var search: (any RunningSearch)?

  init(of search: any RunningSearch) { self.search = search }

  var all: [Match] { lock.withLock { list } }

  func add(_ match: Match) {
    lock.withLock { if known.insert(match).inserted { list.append(match) } }
  }

  func remove(_ match: Match) {
    lock.withLock {
      if known.remove(match) != nil { list.removeAll { $0 == match } }
    }
  }

  func removeAll() { lock.withLock { (list, known) = ([], []) } }

  /// At once on the main thread, else as soon as that comes to it.
  func tell(isFinished: Bool) {
    guard let search else { return }
    if MainThread.isCurrent {
      return MainActor.assumeIsolated { search.matchesDidChange(isFinished: isFinished) }
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { search.matchesDidChange(isFinished: isFinished) }
    }
  }
}
