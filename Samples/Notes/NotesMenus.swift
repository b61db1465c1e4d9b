import UIKit

/// What the main menu has besides the usual.
@MainActor
enum NotesMenus {
  static func add(to builder: any UIMenuBuilder) {
    builder.replaceChildren(ofMenu: .newScene) { _ in
      [
        UIKeyCommand(
          title: "New Note", action: NotesSplitController.newNote, input: "n",
          modifierFlags: .command),
        UIKeyCommand(
          title: "New Window", action: UIViewController.newWindow, input: "n",
          modifierFlags: [.command, .alternate]),
      ]
    }
    builder.replaceChildren(ofMenu: .open) { _ in
      [
        UIKeyCommand(
          title: "Open…", action: NotesSplitController.openFile, input: "o",
          modifierFlags: .command)
      ]
    }
    builder.replaceChildren(ofMenu: .document) { _ in
      [
        UIKeyCommand(
          title: "Save", action: UIViewController.saveNote, input: "s", modifierFlags: .command),
        UIKeyCommand(
          title: "Rename…", action: NotesSplitController.renameNote, input: UIKeyCommand.f2),
        UIKeyCommand(
          title: "Share…", action: UIViewController.shareNote, input: "e",
          modifierFlags: [.command, .shift]),
      ]
    }
    builder.insertSibling(
      UIMenu(
        title: "", options: .displayInline,
        children: [
          UIKeyCommand(
            title: "Search Notes", action: NotesSplitController.findNote, input: "f",
            modifierFlags: [.command, .shift])
        ]), afterMenu: .find)
  }
}
