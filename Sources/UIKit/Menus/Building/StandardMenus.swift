import Foundation
import FoundationAdditions

/// What the menu systems have before responders change them.
@MainActor
enum StandardMenus {
  static var main: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: ProcessInfo.processInfo.processName, identifier: .application,
          children: [section(.about), section(.preferences), section(.services), section(.quit)]),
        file, edit, format,
        UIMenu(
          title: "View", identifier: .view,
          children: [
            section(.toolbar),
            section(.sidebar, [key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])]),
            section(.fullscreen),
          ]),
        UIMenu(
          title: "Window", identifier: .window,
          children: [section(.minimizeAndZoom), section(.bringAllToFront)]),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  /// What can be done with a selection.
  static var context: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        section(
          .standardEdit,
          [
            UICommand(title: "Cut", action: Selector("cut:")),
            UICommand(title: "Copy", action: Selector("copy:")),
            UICommand(title: "Paste", action: Selector("paste:")),
            UICommand(title: "Select", action: Selector("select:")),
            UICommand(title: "Select All", action: Selector("selectAll:")),
            UICommand(
              title: "Delete", action: Selector("delete:"), attributes: .destructive),
          ]),
        section(.replace), section(.textStyle), section(.lookup), section(.share),
      ])
  }

  private static var file: UIMenu {
    UIMenu(
      title: "File", identifier: .file,
      children: [
        section(.newScene), section(.open), section(.close),
        section(
          .document,
          [
            key("Duplicate", "duplicate:", "s", [.command, .shift]),
            UICommand(title: "Move…", action: Selector("move:")),
            UICommand(title: "Rename…", action: Selector("rename:")),
            UICommand(title: "Export…", action: Selector("export:")),
          ]),
        section(.print, [key("Print…", "printContent:", "p")]),
      ])
  }

  private static var edit: UIMenu {
    UIMenu(
      title: "Edit", identifier: .edit,
      children: [
        section(
          .undoRedo,
          [
            key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift]),
          ]),
        section(
          .standardEdit,
          [
            key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
            key(
              "Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
            UICommand(title: "Delete", action: Selector("delete:")),
            key("Select All", "selectAll:", "a"),
          ]),
        UIMenu(
          title: "Find", identifier: .find,
          children: [
            section(
              .findPanel,
              [
                key("Find…", "find:", "f"), key("Find Next", "findNext:", "g"),
                key("Find Previous", "findPrevious:", "g", [.command, .shift]),
                key("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
                key("Use Selection for Find", "useSelectionForFind:", "e"),
              ])
          ]),
        section(.spelling), section(.substitutions), section(.transformations), section(.speech),
      ])
  }

  private static var format: UIMenu {
    UIMenu(
      title: "Format", identifier: .format,
      children: [
        UIMenu(
          title: "Font", identifier: .font,
          children: [
            section(
              .textStyle,
              [
                key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"),
                key("Underline", "toggleUnderline:", "u"),
              ]),
            section(
              .textSize,
              [
                key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-"),
              ]),
            section(.textColor), section(.textStylePasteboard),
          ]),
        UIMenu(
          title: "Text", identifier: .text,
          children: [section(.alignment), section(.writingDirection)]),
      ])
  }

  private static func section(
    _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
  ) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func key(
    _ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
  }
}
