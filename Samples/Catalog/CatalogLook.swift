import UIKit

/// Something that changes how all pages look, turned on and off by a switch.
@MainActor
struct CatalogLook {
  let title: String
  let isOn: @MainActor (UITraitCollection) -> Bool
  /// The whole window, as what is presented does not follow its presenter's overrides.
  let turn: @MainActor (UIWindow, Bool) -> Void

  static let all = [
    CatalogLook(title: "Dark") {
      $0.userInterfaceStyle == .dark
    } turn: {
      $0.overrideUserInterfaceStyle = $1 ? .dark : .light
    },
    CatalogLook(title: "Right to left") {
      $0.layoutDirection == .rightToLeft
    } turn: {
      $0.traitOverrides.layoutDirection = $1 ? .rightToLeft : .leftToRight
    },
    CatalogLook(title: "Large text") {
      $0.preferredContentSizeCategory > .large
    } turn: {
      $0.traitOverrides.preferredContentSizeCategory = $1 ? .extraExtraExtraLarge : .large
    },
  ]

  func makeSwitch(for controller: @escaping @MainActor () -> UIViewController) -> UISwitch {
    let control = UISwitch()
    control.accessibilityLabel = title
    control.accessibilityIdentifier = title
    control.isOn = isOn(controller().traitCollection)
    control.addAction(
      UIAction { [unowned control] _ in
        if let window = control.window { turn(window, control.isOn) }
      }, for: .valueChanged)
    return control
  }
}
