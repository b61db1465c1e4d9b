import Foundation
import FoundationAdditions
import PlatformKit

/// Looks after the file of an open document. Programs replace files in several steps (a rename away, a
/// new file, a rename back), so it looks a moment after the last of them.
@MainActor
final class DocumentWatch {
  /// Seconds from a change to the look at the file.
  static let delay = 0.2

  private weak var document: UIDocument?
  private weak var engine: ApplicationEngine?
  private var folder: FolderWatch?
  private var url: URL?
  private var timer: TimerQueue.QueuedTimer?
  /// Where the file went, if it was seen.
  private var destination: URL?
  private var isAsked = false
  /// Whether the file is being read again without the program's asking.
  var isReloading = false

  init(_ document: UIDocument, _ engine: ApplicationEngine) {
    self.document = document
    self.engine = engine
  }

  isolated deinit { timer?.cancel() }

  func follow(_ url: URL) {
    if url == self.url, folder != nil { return }
    self.url = url
    let target = url.resolvingSymlinksInPath()
    folder = engine?.folders.watch(target.deletingLastPathComponent()) { [weak self] in
      self?.receive($0, target.lastPathComponent)
    }
  }

  private func receive(_ change: FolderChange, _ name: String) {
    switch change {
    case .written(name), .gone(name): destination = nil
    case .moved(name, to: let new): destination = new
    case .folderGone: break
    default: return
    }
    timer?.cancel()
    guard let engine else { return }
    timer = engine.timers.set(at: engine.platform.clock.now() + Self.delay) { [weak self] in
      self?.timer = nil
      self?.check()
    }
  }

  /// Looks at the file after what is being read and written.
  private func check() {
    guard let document else { return }
    isAsked = document.readsInFlight + document.savesInFlight > 0
    if isAsked { return }
    document.performAsynchronousFileAccess { [file = document.file, weak self] in
      let found = FileIdentity(at: file.url)
      if file.isChangedOutside(at: file.url) {
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.tell(found != nil) }
        }
      }
    }
  }

  /// Called when a read or a save has ended.
  func checkIfAsked() { if isAsked { check() } }

  private func tell(_ isThere: Bool) {
    guard let document, !document.documentState.contains(.closed) else { return }
    if isThere {
      document.presentedItemDidChange()
    } else if let new = destination {
      destination = nil
      document.presentedItemDidMove(to: new)
    } else {
      document.accommodatePresentedItemDeletion { _ in }
    }
  }
}

extension UIDocument {
  /// Another program has written the file.
  func fileDidChange() {
    guard readsInFlight == 0, !state.contains(.closed) else { return }
    if hasUnsavedChanges {
      cancelAutosave()
      setState(state.union(.inConflict))
    } else {
      watch?.isReloading = true
      revert(toContentsOf: fileURL) { [weak self] _ in self?.watch?.isReloading = false }
    }
  }

  func fileDidMove(_ url: URL) {
    file.url = url.standardizedFileURL
    watch?.follow(fileURL)
  }

  /// Another program has removed the file.
  func fileWasRemoved() {
    guard !state.contains(.closed) else { return }
    if hasUnsavedChanges {
      cancelAutosave()
      setState(state.union(.inConflict))
    } else {
      leave()
    }
  }
}
