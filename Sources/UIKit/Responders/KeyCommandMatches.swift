/// A key command, or one of its alternates.
@MainActor
struct KeyBinding {
  let command: UIKeyCommand
  var alternate: UICommandAlternate?

  var modifierFlags: UIKeyModifierFlags {
    alternate.map { command.modifierFlags.union($0.modifierFlags) } ?? command.modifierFlags
  }

  func perform(from start: UIResponder, isRepeated: Bool) -> Bool {
    if isRepeated, command.repeatBehavior == .nonRepeatable { return true }
    return command.perform(from: start, as: alternate)
  }

  /// The command's own, and then those of its alternates.
  static func all(of command: UIKeyCommand) -> [KeyBinding] {
    [KeyBinding(command: command)]
      + command.alternates.map { KeyBinding(command: command, alternate: $0) }
  }
}

/// The commands of the responder chain and the main menu for one key, in the order in which they are
/// tried: nearer responders first, the main menu last.
@MainActor
struct KeyCommandMatches {
  /// For the keys that are down.
  private var exact: [KeyBinding] = []
  /// For ⌘ in place of Control.
  private var standIn: [KeyBinding] = []

  /// Whether the key is held, and has performed a command before.
  var isRepeated = false
  private let key: UIKey
  private let held: UIKeyModifierFlags
  private let heldAsCommand: UIKeyModifierFlags?

  init(of key: UIKey, in window: UIWindow) {
    self.key = key
    held = key.heldModifiers
    heldAsCommand = held.withCommandForControl
    for command in window.chainKeyCommands { add(command) }
    guard let application = window.application else { return }
    let menu = application.engine.mainMenu
    let isMeant =
      menu.hasKeyCommands(holding: held, of: application)
      || heldAsCommand.map { menu.hasKeyCommands(holding: $0, of: application) } ?? false
    guard isMeant else { return }
    for command in menu.keyCommands(of: application) { add(command) }
  }

  private mutating func add(_ command: UIKeyCommand) {
    for binding in KeyBinding.all(of: command) { add(binding) }
  }

  private mutating func add(_ binding: KeyBinding) {
    if binding.matches(key, holding: held) { exact.append(binding) }
    if let heldAsCommand, binding.matches(key, holding: heldAsCommand) { standIn.append(binding) }
  }

  /// A command for Control itself goes before those for ⌘. False if none can be performed.
  func perform(from start: UIResponder, where isDue: (UIKeyCommand) -> Bool) -> Bool {
    (exact + standIn).contains {
      isDue($0.command) && $0.perform(from: start, isRepeated: isRepeated)
    }
  }
}

extension UIWindow {
  /// Those of the responder chain of its first responder, the nearest first.
  var chainKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var chain = ResponderChain(from: keyResponder)
    while let responder = chain.next() {
      if responder.offersKeyCommands, let own = responder.keyCommands, !own.isEmpty {
        commands += own
      }
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
