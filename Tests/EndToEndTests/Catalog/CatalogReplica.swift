import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

/// The sample Catalog without a window system. It tells where things are in the one that has a window, and
/// what that must show: both are given the same input.
@MainActor
final class CatalogReplica {
  private let harness: AppHarness
  private let window: UIWindow
  /// What shows now.
  private(set) var picture: CatalogPicture

  init(size: CGSize, onScreen screen: CGSize) {
    harness = AppHarness(screenSize: screen)
    window = harness.show(CatalogController(), size: size)
    harness.advance(by: 2)
    picture = CatalogPicture(harness.screenshot(of: window))
  }

  /// The middle of the view with this name, which must show.
  func place(of name: String) throws -> CGPoint {
    let view = try #require(target(name), "nothing shows “\(name)”")
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return CGPoint(x: middle.x.rounded(), y: middle.y.rounded())
  }

  /// The last one in the order of drawing: what is in front.
  private func target(_ name: String) -> UIView? {
    window.descendants.last { view in
      view.isShown && (view.shownName == name || view.accessibilityIdentifier == name)
    }
  }

  // MARK: Input

  func point(at place: CGPoint, _ hand: CatalogSession.Hand) {
    guard hand != .touch else { return harness.tap(window, at: place) }
    harness.hover(window, at: place)
    harness.click(window, at: place)
  }
  func type(_ text: String) { harness.type(text) }
  func press(_ key: CatalogKey) { harness.press(key.usage) }
  func resize(to size: CGSize) { harness.resize(window, to: size) }

  /// Presses keys until a view has the focus. Returns them, and the one that works the view unless it takes
  /// text.
  func reach(_ name: String, _ key: CatalogKey) throws -> [CatalogKey] {
    var keys: [CatalogKey] = []
    while !hasFocus(name) {
      guard keys.count < 80 else {
        throw CatalogError(
          description: "keys don't reach “\(name)”, but \(String(describing: focused))")
      }
      keys.append(self.key(towards: target(name)))
      press(keys[keys.count - 1])
    }
    if focused is UITextField { return keys }
    press(key)
    return keys + [key]
  }

  private var focused: UIView? { window.descendants.first(where: \.isFocused) }

  /// An arrow among the rows of a list or the tabs of a bar, else Tab.
  private func key(towards target: UIView?) -> CatalogKey {
    guard let focused, let target else { return .tab }
    if let table = focused.enclosing(UITableView.self), target.enclosing(UITableView.self) === table
    {
      return target.convert(target.bounds, to: focused).maxY <= 0 ? .up : .down
    }
    let bar = focused.enclosing(UITabBar.self)
    return bar != nil && target.enclosing(UITabBar.self) === bar ? .right : .tab
  }

  private func hasFocus(_ name: String) -> Bool {
    guard let target = target(name), let focused else { return false }
    return target.isDescendant(of: focused) || focused.isDescendant(of: target)
  }

  /// Lets everything come to rest.
  func rest() {
    harness.advance(by: 2)
    picture = CatalogPicture(harness.screenshot(of: window))
  }
}

/// Why a walk cannot go on.
struct CatalogError: Error, CustomStringConvertible {
  let description: String
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  fileprivate var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }

  /// Images have the names of their symbols, and are in what is worked.
  fileprivate var shownName: String? {
    if self is UIImageView { return nil }
    return accessibilityLabel ?? (self as? UILabel)?.text ?? (self as? UITextField)?.placeholder
  }

  /// The view of this class that it is or is in.
  fileprivate func enclosing<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? View }.first
  }
}
