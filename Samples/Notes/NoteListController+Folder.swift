import UIKit

extension NoteListController: NoteFolderObserver {
  func namesDidChange() { update() }

  /// Shows how the notes of these names begin now.
  func notesDidChange(_ names: [String]) {
    guard isViewLoaded else { return }
    var snapshot = source.snapshot()
    let listed = Set(snapshot.itemIdentifiers)
    snapshot.reconfigureItems(names.filter(listed.contains))
    source.apply(snapshot, animatingDifferences: false)
  }

  func noteDidMove(from old: String, to new: String) {
    if old == shown {
      shown = new
      onRename(old, new)
    }
    update()
  }

  func noteWillGo(_ name: String) {
    if name == shown { onRename(name, nil) }
  }

  func noteHasGone(_ name: String, next: String?) {
    update()
    if name == shown, let next { open(next) }
  }
}
