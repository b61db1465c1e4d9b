import Foundation
import InterfaceFiles

/// The key of a `variation` element: "default", "widthClass=regular", "heightClass=compact-widthClass=regular".
struct SizeClassCondition: Equatable {
  private let width: UIUserInterfaceSizeClass?
  private let height: UIUserInterfaceSizeClass?

  /// Nil for a key that says something else.
  init?(_ key: String) {
    var (width, height): (UIUserInterfaceSizeClass?, UIUserInterfaceSizeClass?)
    for part in key.split(separator: "-") where key != "default" {
      switch part {
      case "widthClass=compact": width = .compact
      case "widthClass=regular": width = .regular
      case "heightClass=compact": height = .compact
      case "heightClass=regular": height = .regular
      default: return nil
      }
    }
    (self.width, self.height) = (width, height)
  }

  /// How many classes it names; more of them win.
  var weight: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  func holds(width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) -> Bool {
    (self.width ?? width) == width && (self.height ?? height) == height
  }
}
