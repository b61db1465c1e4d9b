import CoreGraphics
import Foundation

/// Fonts and colours of a navigation bar's parts.
@MainActor
struct BarLook {
  let title: [NSAttributedString.Key: Any]
  /// How far titles in the row are from their place; the item's own views stay.
  let titleOffset: UIOffset
  let subtitle: [NSAttributedString.Key: Any]
  let largeTitle: [NSAttributedString.Key: Any]
  let largeSubtitle: [NSAttributedString.Key: Any]
  let buttons: (UIBarButtonItem) -> UIBarButtonItemAppearance?

  /// The measured fonts, with those of the appearance and then those set on the bar itself.
  init(_ appearance: UINavigationBarAppearance, of bar: UINavigationBar) {
    title = Self.attributes(
      .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes,
      bar.titleTextAttributes)
    let offset = appearance.titlePositionAdjustment
    titleOffset = UIOffset(
      horizontal: offset.horizontal,
      vertical: offset.vertical + bar.titleVerticalPositionAdjustment(for: .default))
    subtitle = Self.attributes(
      .systemFont(ofSize: 12), color: .secondaryLabel, appearance.subtitleTextAttributes, nil)
    largeTitle = Self.attributes(
      .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes,
      bar.largeTitleTextAttributes)
    largeSubtitle = Self.attributes(
      .systemFont(ofSize: 15), color: .secondaryLabel, appearance.largeSubtitleTextAttributes, nil)
    buttons = { $0.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance }
  }

  private static func attributes(
    _ font: UIFont, color: UIColor = .label, _ appearance: [NSAttributedString.Key: Any],
    _ bar: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] {
    let plain: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    return plain.merging(appearance) { $1 }.merging(bar ?? [:]) { $1 }
  }
}
