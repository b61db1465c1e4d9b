import Foundation

/// A key command as it is shown to the user.
@MainActor
struct DiscoverableCommand {
  let command: UIKeyCommand
  let title: String
  let shortcut: String
  let isEnabled: Bool

  /// Nil for a command without a title or a key, and for one that is hidden. Read while it is validated.
  init?(_ command: UIKeyCommand, isControlTaken: Bool) {
    let title = command.discoverabilityTitle ?? command.title
    guard !title.isEmpty, !command.attributes.contains(.hidden),
      let shortcut = command.shortcutText(command.modifierFlags, isControlTaken: isControlTaken)
    else { return nil }
    self.command = command
    self.title = title
    self.shortcut = shortcut
    isEnabled = !command.attributes.contains(.disabled)
  }
}

/// Finds what can be done by keys: the commands of the responder chain, then those of the main menu, each
/// menu for itself. A key shows once.
@MainActor
enum DiscoverableCommands {
  struct Group {
    let title: String
    let commands: [DiscoverableCommand]
  }

  static func groups(in window: UIWindow) -> [Group] {
    guard let application = window.application else { return [] }
    let menu = application.engine.mainMenu.root(of: application)
    let own = (title: menu.title(of: .application), commands: window.chainKeyCommands)
    let menus = menu.children.compactMap { $0 as? UIMenu }.map { menu in
      (title: menu.title, commands: menu.descendants.compactMap { $0 as? UIKeyCommand })
    }
    let all = [own] + menus
    let taken = Set(all.flatMap(\.commands).filter(\.isForControl).map(\.keys))
    var seen: Set<UIKeyCommand.Keys> = []
    let groups = all.map { title, commands in
      Group(title: title, commands: shown(commands, in: window, taken, &seen))
    }
    return groups.filter { !$0.commands.isEmpty }
  }

  private static func shown(
    _ commands: [UIKeyCommand], in window: UIWindow, _ taken: Set<UIKeyCommand.Keys>,
    _ seen: inout Set<UIKeyCommand.Keys>
  ) -> [DiscoverableCommand] {
    let start = window.keyResponder
    let able = commands.filter { $0.target(from: start) != nil && seen.insert($0.keys).inserted }
    return UICommand.validating(able, from: start) {
      able.compactMap { command in
        DiscoverableCommand(command, isControlTaken: taken.contains(command.keysForControl))
      }
    }
  }
}

extension UIKeyCommand {
  struct Keys: Hashable {
    let input: String
    let flags: UIKeyModifierFlags
  }

  fileprivate var keys: Keys { Keys(input: input?.lowercased() ?? "", flags: modifierFlags) }

  fileprivate var isForControl: Bool {
    modifierFlags.contains(.control) && !modifierFlags.contains(.command)
  }

  /// With Control in the place of ⌘.
  fileprivate var keysForControl: Keys {
    Keys(input: keys.input, flags: modifierFlags.subtracting(.command).union(.control))
  }
}

extension UIMenu {
  fileprivate func title(of identifier: UIMenu.Identifier) -> String {
    children.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }?.title
      ?? ProcessInfo.processInfo.processName
  }
}
