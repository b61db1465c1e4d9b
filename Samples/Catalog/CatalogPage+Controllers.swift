import UIKit

extension CatalogPage {
  static let controllers = CatalogPage(title: "Controllers") {
    [
      entry(
        "UISplitViewController(style: .tripleColumn)",
        opener("Mail…", .fullScreen) { _ in MailSplitController(style: .tripleColumn) }),
      entry(
        "UIPageViewController(transitionStyle: .scroll, …)",
        opener("Pages…", .fullScreen) { _ in PagesController.scrolling }),
      entry(
        "UIPageViewController(transitionStyle: .pageCurl, …)",
        opener("Book…", .fullScreen) { _ in PagesController.book }),
      entry("UIMenuSystem.main, by Alt or F10", barButton),
      entry("UIMenu, longer than the window", longMenu),
    ]
  }

  private static var barButton: UIButton {
    let action = UIAction(title: "Menu bar") { _ in
      let system = UIMenuSystem.main
      system.barVisibility = system.barVisibility == .always ? .automatic : .always
    }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }

  private static var longMenu: UIButton {
    let button = UIButton(configuration: .tinted())
    button.setTitle("Choose…", for: .normal)
    let regions = ["Africa", "America", "Asia", "Europe", "Oceania"].map { region in
      UIMenu(
        title: region, children: (1...30).map { UIAction(title: "\(region) \($0)") { _ in } })
    }
    let days = (1...31).map { UIAction(title: "Day \($0)") { _ in } }
    button.menu = UIMenu(children: regions + [UIMenu(options: .displayInline, children: days)])
    button.showsMenuAsPrimaryAction = true
    return button
  }
}
