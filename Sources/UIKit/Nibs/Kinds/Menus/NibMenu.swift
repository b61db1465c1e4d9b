import Foundation
import FoundationAdditions
import InterfaceFiles

/// The menu of a `menu` element. Its commands are sent up the responder chain.
@MainActor
struct NibMenu {
  private let element: InterfaceElement
  private let run: NibRun

  init(_ element: InterfaceElement, _ run: NibRun) { (self.element, self.run) = (element, run) }

  var menu: UIMenu { menu(identifier: nil) }

  private func menu(identifier standard: UIMenu.Identifier?) -> UIMenu {
    let nib = NibReader(element, run)
    let look = MenuLook(nib)
    var identifier = standard
    var options: UIMenu.Options = []
    nib.string("identifier") { identifier = UIMenu.Identifier($0) }
    nib.flags("options", Self.options) { options = $0 }
    nib.skip("systemMenu")
    let children = nib.list("menuElements").compactMap { NibMenu($0, run).made }
    nib.nameUnknown()
    let menu = UIMenu(
      title: look.title, subtitle: look.subtitle, image: look.image, identifier: identifier,
      options: options, children: children)
    if let id = element.id { run.name(menu, id) }
    return menu
  }

  /// Nil for what is not known.
  private var made: UIMenuElement? {
    switch element.name {
    case "menu": return menu
    case "command", "keyCommand": return leaf
    default:
      run.source.nameOnce("<\(element.name)>", element)
      return nil
    }
  }

  /// A command; one that sends nothing is a choice, as in a pop-up button.
  private var leaf: UIMenuElement {
    let nib = NibReader(element, run)
    let look = MenuLook(nib)
    let leaf: any UIMenuElement & UIMenuLeaf
    if let selector {
      leaf = command(selector, look, nib)
    } else {
      leaf = UIAction(title: look.title, image: look.image) { _ in }
    }
    leaf.subtitle = look.subtitle
    nib.text("discoverabilityTitle") { leaf.discoverabilityTitle = $0 }
    nib.word("state", ["off": .off, "on": .on, "mixed": .mixed]) { leaf.state = $0 }
    nib.flags("attributes", Self.attributes) { leaf.attributes = $0 }
    nib.nameUnknown()
    if let id = element.id { run.name(leaf, id) }
    return leaf
  }

  private var selector: Selector? {
    element.list("connections").first { $0.name == "action" }?.attributes["selector"]
      .map { Selector($0) }
  }

  /// A key without modifiers that are written is held with Command.
  private func command(
    _ action: Selector, _ look: MenuLook, _ nib: NibReader
  ) -> any UIMenuElement & UIMenuLeaf {
    var (input, flags) = ("", UIKeyModifierFlags.command)
    nib.string("input") { input = $0 }
    nib.string("keyEquivalent") { input = $0 }
    nib.options("modifierFlags", Self.modifiers) { flags = $0 }
    guard element.name == "keyCommand", !input.isEmpty else {
      return UICommand(title: look.title, image: look.image, action: action)
    }
    return UIKeyCommand(
      title: look.title, image: look.image, action: action, input: input, modifierFlags: flags)
  }

  private static let options: [String: UIMenu.Options] = [
    "displayInline": .displayInline, "destructive": .destructive,
    "singleSelection": .singleSelection,
  ]
  private static let attributes: [String: UIMenuElement.Attributes] = [
    "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
    "keepsMenuPresented": .keepsMenuPresented,
  ]
  private static let modifiers: [String: UIKeyModifierFlags] = [
    "command": .command, "shift": .shift, "control": .control, "option": .alternate,
    "alternate": .alternate,
  ]
}

// MARK: The main menu

extension NibMenu {
  /// With the identifiers that the system's menus have. One that the file leaves empty is the system's.
  var mainMenu: UIMenu {
    let standard = StandardMenus.main.children.compactMap { $0 as? UIMenu }
    let menus = element.list("menuElements").compactMap { written -> UIMenuElement? in
      guard written.name == "menu" else { return NibMenu(written, run).made }
      let known = written.attributes["systemMenu"].flatMap { Self.systemMenus[$0] }
      let menu = NibMenu(written, run).menu(identifier: known)
      let own = standard.first { $0.identifier == menu.identifier }
      return menu.children.isEmpty ? own ?? menu : menu
    }
    return UIMenu(identifier: .root, children: menus)
  }

  private static let systemMenus: [String: UIMenu.Identifier] = [
    "apple": .application, "application": .application, "file": .file, "edit": .edit,
    "format": .format, "font": .font, "view": .view, "window": .window, "help": .help,
  ]
}

/// What menus and commands show.
@MainActor
private struct MenuLook {
  var title = ""
  var subtitle: String?
  var image: UIImage?

  init(_ nib: NibReader) {
    nib.text("title") { title = $0 }
    nib.text("subtitle") { subtitle = $0 }
    nib.image("image") { image = $0 }
  }
}

extension NibReader {
  /// The menu under a key.
  func menu(_ key: String, _ set: (UIMenu) -> Void) {
    guard let written = child(key), written.name == "menu" else { return }
    set(NibMenu(written, run).menu)
  }

  /// Flags of the element itself or of the child with this key, as a set.
  fileprivate func flags<Options: OptionSet>(
    _ key: String, _ names: [String: Options], _ set: (Options) -> Void
  ) {
    let places = [element, child(key)].compactMap(\.self)
    for name in names.keys { skip(name) }
    var options: Options = []
    for (name, option) in names where places.contains(where: { $0.flag(name) == true }) {
      options.formUnion(option)
    }
    set(options)
  }
}
