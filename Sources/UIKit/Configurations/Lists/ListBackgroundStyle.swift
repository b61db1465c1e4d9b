import CoreGraphics

/// What the presets of `UIBackgroundConfiguration` for lists differ in.
enum ListBackgroundStyle: Hashable {
  case plainCell, groupedCell, sidebarCell
  case plainHeader, clearHeader

  /// In light as measured in UIKit, in dark the fourth system gray.
  private static let selected = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor.systemGray4.resolvedColor(with: traits)
      : UIColor(red: 220 / 255, green: 220 / 255, blue: 220 / 255, alpha: 1)
  }

  var color: UIColor {
    switch self {
    case .plainCell, .plainHeader: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell, .clearHeader: .clear
    }
  }

  private var selectedColor: UIColor {
    switch self {
    case .plainCell, .groupedCell: Self.selected
    case .sidebarCell: .systemFill
    case .plainHeader, .clearHeader: color
    }
  }

  func color(_ state: InteractionState) -> UIColor { state.isMarked ? selectedColor : color }

  /// Whether a colour is the preset's and not a program's.
  func owns(_ color: UIColor?) -> Bool { color == self.color || color == selectedColor }
}
