import UIKit

/// Something that changes how all pages look, turned on and off by a switch.
@MainActor
struct CatalogLook {
  let title: String
  let isOn: @MainActor (UIViewController) -> Bool
  let turn: @MainActor (UIViewController, Bool) -> Void

  static let all = [
    CatalogLook(title: "Dark") {
      $0.traitCollection.userInterfaceStyle == .dark
    } turn: {
      $0.overrideUserInterfaceStyle = $1 ? .dark : .light
    },
    CatalogLook(title: "Right to left") {
      $0.traitCollection.layoutDirection == .rightToLeft
    } turn: {
      $0.traitOverrides.layoutDirection = $1 ? .rightToLeft : .leftToRight
    },
    CatalogLook(title: "Large text") {
      $0.traitCollection.preferredContentSizeCategory > .large
    } turn: {
      $0.traitOverrides.preferredContentSizeCategory = $1 ? .extraExtraExtraLarge : .large
    },
  ]

  func makeSwitch(for controller: @escaping @MainActor () -> UIViewController) -> UISwitch {
    let control = UISwitch()
    control.accessibilityLabel = title
    control.accessibilityIdentifier = title
    control.isOn = isOn(controller())
    control.addAction(
      UIAction { [unowned control] _ in turn(controller(), control.isOn) }, for: .valueChanged)
    return control
  }
}
