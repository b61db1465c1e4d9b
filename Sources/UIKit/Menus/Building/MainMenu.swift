/// The main menu of an application, built when it is first used.
@MainActor
final class MainMenu {
  private struct Built {
    let root: UIMenu
    let keyCommands: [UIKeyCommand]
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

  private func build(_ application: UIApplication) -> Built {
    if let built { return built }
    let root = MenuBuilder.build(.main, written ?? StandardMenus.main, from: application)
    let made = Built(root: root, keyCommands: root.descendants.compactMap { $0 as? UIKeyCommand })
    built = made
    return made
  }
}
