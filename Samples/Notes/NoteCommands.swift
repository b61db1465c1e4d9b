import UIKit

/// Commands for the note that the window shows, wherever the focus is.
extension UIViewController {
  var shownEditor: NotesViewController? {
    let root = viewIfLoaded?.window?.rootViewController ?? self
    if let split = root as? NotesSplitController { return split.editor }
    return (root as? UINavigationController)?.topViewController as? NotesViewController
  }

  /// Control-S: the note saves itself, but hands know the key.
  func saveNote() { shownEditor?.document.autosave() }

  func shareNote() { shownEditor?.share() }

  func newWindow() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }
}
