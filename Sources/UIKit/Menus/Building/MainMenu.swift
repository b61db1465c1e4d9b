/// The main menu of an application, built when it is first used.
@MainActor
final class MainMenu {
  private struct Built {
    let root: UIMenu
    let keyCommands: [UIKeyCommand]
    /// What is held for any of them.
    let modifiers: Set<UIKeyModifierFlags>
  }

  private var built: Built?
  /// The main storyboard's, in the place of the standard menus.
  var written: UIMenu? {
    didSet { needsRebuild() }
  }
  /// When windows show the menus as a bar.
  var barVisibility = UIMenuSystem.BarVisibility.asStarted

  func needsRebuild() { built = nil }

  func root(of application: UIApplication) -> UIMenu { build(application).root }

  /// Those of all its menus, in their order.
  func keyCommands(of application: UIApplication) -> [UIKeyCommand] {
    build(application).keyCommands
  }

  /// Whether a key command may be meant while these are held; mostly none is while a user types.
  func hasKeyCommands(holding held: UIKeyModifierFlags, of application: UIApplication) -> Bool {
    let modifiers = build(application).modifiers
    return modifiers.contains(held) || modifiers.contains(held.subtracting(.shift))
  }

  private func build(_ application: UIApplication) -> Built {
    if let built { return built }
    let root = UIMainMenuSystem.shared.build(written ?? StandardMenus.main, for: application)
    let commands = root.descendants.compactMap { $0 as? UIKeyCommand }
    let made = Built(
      root: root, keyCommands: commands,
      modifiers: Set(commands.flatMap(KeyBinding.all(of:)).map(\.modifierFlags)))
    built = made
    return made
  }
}
