import FoundationAdditions

/// The menu of a navigation item's title: what the document is, what can be done with it, and what the program
/// makes of that. It is made when it opens.
@MainActor
enum TitleMenu {
  /// Nil for a title without one.
  static func menu(of item: UINavigationItem, in bar: UINavigationBar) -> UIMenu? {
    guard
      item.titleMenuProvider != nil || item.documentProperties != nil || item.renameDelegate != nil
    else { return nil }
    return UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak item, weak bar] completion in
        guard let item, let bar else { return completion([]) }
        completion(header(of: item, in: bar) + elements(of: item, in: bar))
      }
    ])
  }

  private static func elements(
    of item: UINavigationItem, in bar: UINavigationBar
  ) -> [UIMenuElement] {
    let suggested = suggestions(for: item, in: bar)
    guard let provider = item.titleMenuProvider else { return suggested }
    return provider(suggested)?.children ?? []
  }

  /// Renaming, and the commands for documents that the responder chain performs.
  private static func suggestions(
    for item: UINavigationItem, in bar: UINavigationBar
  ) -> [UIMenuElement] {
    let rename = UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) {
      [weak item, weak bar] _ in
      if let item { bar?.rename(item) }
    }
    let commands = UIMenu(children: [
      command("Duplicate", "duplicate:", "plus.square.on.square"),
      command("Move…", "move:", "folder"), command("Export…", "export:", "square.and.arrow.up"),
      command("Print…", "printContent:", "printer"),
    ])
    let start = bar.window?.firstResponder ?? bar.navigation?.topViewController ?? bar
    return (item.renameDelegate == nil ? [] : [rename])
      + commands.keepingPerformable(from: start).children
  }

  private static func command(_ title: String, _ action: String, _ symbol: String) -> UICommand {
    UICommand(title: title, image: UIImage(systemName: symbol), action: Selector(action))
  }

  private static func header(
    of item: UINavigationItem, in bar: UINavigationBar
  ) -> [UIMenuElement] {
    guard let document = item.documentProperties else { return [] }
    let about = UIAction(
      title: document.title, subtitle: document.detail, image: document.icon,
      attributes: .disabled
    ) { _ in }
    let share = document.activityViewControllerProvider.map { provider in
      UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) {
        [weak bar] _ in bar?.presentFromTitle(provider())
      }
    }
    let children = [about] + (share.map { [$0] } ?? [])
    return [UIMenu(options: .displayInline, children: children)]
  }
}

extension UINavigationBar {
  /// Lets the user edit the title, if the item's delegate agrees.
  func rename(_ item: UINavigationItem) {
    renaming?.end(keepsName: true)
    renaming = TitleRenaming(item, in: self)
    renaming?.begin()
  }

  fileprivate func presentFromTitle(_ sheet: UIActivityViewController) {
    sheet.popoverPresentationController?.sourceView = content?.title
    let presenter = navigation?.topViewController ?? window?.rootViewController
    presenter?.present(sheet, animated: true)
  }
}
