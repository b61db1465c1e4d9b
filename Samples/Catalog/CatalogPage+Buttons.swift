import UIKit

extension CatalogPage {
  static let buttons = CatalogPage(title: "Buttons") {
    styles + contents + states + menus + older + pointerEffects
  }

  private static func button(
    _ configuration: UIButton.Configuration, _ title: String = "Button"
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.configuration?.title = title
    return button
  }

  private static var styles: [CatalogEntry] {
    [
      entry(".plain()", button(.plain())), entry(".gray()", button(.gray())),
      entry(".tinted()", button(.tinted())), entry(".filled()", button(.filled())),
      entry("buttonSize = .small", button(.tinted())) { $0.configuration?.buttonSize = .small },
      entry("buttonSize = .large", button(.filled()), height: 66) {
        $0.configuration?.buttonSize = .large
      },
      entry("cornerStyle = .small", button(.gray())) { $0.configuration?.cornerStyle = .small },
    ]
  }

  private static var contents: [CatalogEntry] {
    [
      entry("image = UIImage(systemName: \"star.fill\")", button(.filled())) {
        $0.configuration?.image = UIImage(systemName: "star.fill")
        $0.configuration?.imagePadding = 6
      },
      entry("imagePlacement = .top", button(.tinted()), height: 70) {
        $0.configuration?.image = UIImage(systemName: "heart.fill")
        $0.configuration?.imagePlacement = .top
      },
      entry("subtitle = \"With a subtitle\"", button(.filled()), height: 66) {
        $0.configuration?.subtitle = "With a subtitle"
      },
      entry("showsActivityIndicator = true", button(.gray(), "Working")) {
        $0.configuration?.showsActivityIndicator = true
        $0.configuration?.imagePadding = 6
      },
    ]
  }

  private static var states: [CatalogEntry] {
    [
      entry("isEnabled = false", button(.filled())) { $0.isEnabled = false },
      entry("isHighlighted = true", button(.filled())) { $0.isHighlighted = true },
      entry("changesSelectionAsPrimaryAction = true", button(.gray(), "Toggle")) {
        $0.changesSelectionAsPrimaryAction = true
        $0.isSelected = true
      },
      entry("role = .destructive", button(.tinted(), "Delete")) { $0.role = .destructive },
    ]
  }

  private static var menus: [CatalogEntry] {
    let menu = UIMenu(
      children: ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } })
    return [
      entry("showsMenuAsPrimaryAction = true", button(.gray(), "Menu")) {
        $0.menu = menu
        $0.showsMenuAsPrimaryAction = true
      },
      entry("… and changesSelectionAsPrimaryAction = true", button(.gray())) {
        $0.menu = menu
        $0.showsMenuAsPrimaryAction = true
        $0.changesSelectionAsPrimaryAction = true
      },
    ]
  }

  private static var older: [CatalogEntry] {
    [
      entry("UIButton(type: .system)", UIButton(type: .system)) {
        $0.setTitle("System", for: .normal)
      },
      entry("UIButton(type: .detailDisclosure)", UIButton(type: .detailDisclosure)),
      entry("UIButton(type: .contactAdd)", UIButton(type: .contactAdd)),
      entry("UIButton(type: .close)", UIButton(type: .close)),
    ]
  }
}
