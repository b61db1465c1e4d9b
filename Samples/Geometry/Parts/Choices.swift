import UIKit

extension UISegmentedControl {
  /// The first of the titles is chosen.
  static func choice(
    _ titles: [String], onChoice: @escaping (Int) -> Void
  ) -> UISegmentedControl {
    let actions = titles.enumerated().map { index, title in
      UIAction(title: title) { _ in onChoice(index) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.selectedSegmentIndex = 0
    control.apportionsSegmentWidthsByContent = true
    control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return control
  }
}

extension UIButton {
  /// A pop-up button: more choices than fit side by side. The first of the titles is chosen.
  static func popUp(_ titles: [String], onChoice: @escaping (Int) -> Void) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(
      options: .singleSelection,
      children: titles.enumerated().map { index, title in
        UIAction(title: title) { _ in onChoice(index) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }
}
