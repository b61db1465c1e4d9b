/// A key command, or one of its alternates.
@MainActor
struct KeyBinding {
  let command: UIKeyCommand
  var alternate: UICommandAlternate?

  var modifierFlags: UIKeyModifierFlags {
    alternate.map { command.modifierFlags.union($0.modifierFlags) } ?? command.modifierFlags
  }

  /// The command and its alternates.
  static func all(of command: UIKeyCommand) -> [KeyBinding] {
    [KeyBinding(command: command)]
      + command.alternates.map { KeyBinding(command: command, alternate: $0) }
  }

  func perform(from start: UIResponder) -> Bool { command.perform(from: start, as: alternate) }
}

/// The commands of the responder chain and the main menu for one key, in the order in which they are
/// tried: nearer responders first, the main menu last.
@MainActor
struct KeyCommandMatches {
  /// For the keys that are down.
  private var exact: [KeyBinding] = []
  /// For ⌘ in place of Control.
  private var standIn: [KeyBinding] = []

  init(of key: UIKey, in window: UIWindow) {
    for command in window.offeredKeyCommands {
      for binding in KeyBinding.all(of: command) {
        if binding.matches(key, .exact) { exact.append(binding) }
        if binding.matches(key, .command) { standIn.append(binding) }
      }
    }
  }

  /// A command for Control itself goes before those for ⌘. False if none can be performed.
  func perform(from start: UIResponder, where isDue: (UIKeyCommand) -> Bool) -> Bool {
    exact.contains { isDue($0.command) && $0.perform(from: start) }
      || standIn.contains { isDue($0.command) && $0.perform(from: start) }
  }
}

extension UIWindow {
  /// Those that its first responder can call: of the responder chain, then of the main menu.
  fileprivate var offeredKeyCommands: [UIKeyCommand] {
    let menu = application.map { $0.engine.mainMenu.keyCommands(of: $0) } ?? []
    return chainKeyCommands + menu
  }

  var chainKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() {
      if responder.offersKeyCommands { commands += responder.keyCommands ?? [] }
    }
    return commands
  }
}

extension UIResponder {
  /// False for a controller that presents another one and does not act meanwhile.
  fileprivate var offersKeyCommands: Bool {
    guard let controller = self as? UIViewController, controller.presentation != nil else {
      return true
    }
    return controller.performsActionsWhilePresentingModally
  }
}
