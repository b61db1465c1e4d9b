import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

/// The Catalog in a window whose edge is dragged, a few points at a time: at every width all bars and columns are
/// in place and of the right kind. `CASEMENT_SOAK=1` takes steps of four points.
extension CatalogTests {
  private static let step: CGFloat =
    ProcessInfo.processInfo.environment["CASEMENT_SOAK"] == nil ? 62 : 4
  private static let narrow: CGFloat = 600

  /// Of a page and what is in it, not of what it covers. Empty where all is right.
  private func faults(in root: UIViewController) -> [String] {
    let views = root.view.descendants.filter(isSeen)
    let bars = views.filter { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar }
    let isCompact = root.traitCollection.horizontalSizeClass == .compact
    let width = root.view.window?.bounds.width ?? 0
    var faults = isCompact == (width < Self.narrow) ? [] : ["the wrong size class"]
    faults += bars.flatMap { barFaults($0) }
    faults += overlaps(of: bars.filter { $0 is UINavigationBar })
    for controller in root.below {
      if let split = controller as? UISplitViewController { faults += columnFaults(split) }
      if let tabs = controller as? UITabBarController { faults += tabFaults(tabs) }
    }
    return faults
  }

  private func isSeen(_ view: UIView) -> Bool {
    let chain = sequence(first: view, next: \.superview)
    return !chain.contains { $0.isHidden || $0.alpha < 0.01 }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// A bar is within what it is the bar of, and its buttons are within it and beside each other. A selected tab's
  /// ground reaches under its neighbours.
  private func barFaults(_ bar: UIView) -> [String] {
    guard let holder = bar.superview else { return ["a bar without a view"] }
    var faults =
      holder.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bar.frame) ? [] : ["\(bar) is outside"]
    let buttons = bar.descendants.filter { $0 is UIControl && isSeen($0) && $0.bounds.width > 0 }
    let inner = buttons.filter { button in
      !buttons.contains { $0 !== button && button.isDescendant(of: $0) }
    }
    for button in inner where !frame(bar).insetBy(dx: -0.5, dy: -20).contains(frame(button)) {
      faults.append("\(button) is outside its bar")
    }
    return bar is UITabBar ? faults : faults + overlaps(of: inner)
  }

  private func overlaps(of views: [UIView]) -> [String] {
    let frames = views.map { frame($0).insetBy(dx: 0.5, dy: 0.5) }
    return frames.indices.flatMap { index in
      frames.indices.filter { $0 > index && frames[index].intersects(frames[$0]) }
        .map { "\(views[index]) overlaps \(views[$0])" }
    }
  }

  /// Columns are beside each other and fill the width, or are one stack in a narrow window.
  private func columnFaults(_ split: UISplitViewController) -> [String] {
    guard let view = split.viewIfLoaded, view.window != nil else { return [] }
    let isNarrow = view.bounds.width < Self.narrow
    guard split.isCollapsed == isNarrow else { return ["collapsed: \(split.isCollapsed)"] }
    let shown = split.viewControllers.compactMap(\.viewIfLoaded).filter { $0.superview === view }
    guard !isNarrow else {
      return shown.map(\.frame) == [view.bounds] ? [] : ["the stack is not as wide as the window"]
    }
    let frames = shown.map(\.frame).sorted { $0.minX < $1.minX }
    let taken = frames.map(\.width).reduce(0, +) + CGFloat(frames.count - 1)
    guard taken == view.bounds.width, frames.first?.minX == 0 else { return ["columns \(frames)"] }
    let narrowest = frames.map(\.width).min() ?? 0
    return overlaps(of: shown) + (narrowest < 200 ? ["a column of \(narrowest) points"] : [])
  }

  /// The bar is below in narrow places, and above in wide ones.
  private func tabFaults(_ tabs: UITabBarController) -> [String] {
    guard let view = tabs.viewIfLoaded, view.window != nil, isSeen(tabs.tabBar) else { return [] }
    let isBelow = tabs.tabBar.frame.midY > view.bounds.midY
    let isCompact = tabs.traitCollection.horizontalSizeClass == .compact
    return isBelow == (isCompact || view.bounds.width < Self.narrow)
      ? [] : ["tabs at the wrong edge"]
  }

  private func expectNoFaults(_ catalog: Catalog) {
    let widths = Array(stride(from: CGFloat(360), through: 1600, by: Self.step))
    for width in widths + widths.reversed() {
      catalog.harness.resize(catalog.window, to: CGSize(width: width, height: 640))
      let shown = catalog.controller.presentedViewController ?? catalog.controller
      let found = faults(in: shown)
      #expect(found.isEmpty, "\(width) points wide: \(found)")
      if !found.isEmpty { return }
    }
  }

  @Test(arguments: ["Buttons", "Bars", "Tables"])
  func barsAndColumnsAreInPlaceAtEveryWidth(page: String) throws {
    let catalog = catalog(CGSize(width: 1000, height: 640))
    try choose(page, in: catalog)
    expectNoFaults(catalog)
  }

  @Test(arguments: [("Bars", "Settings…"), ("Bars", "Music…"), ("Controllers", "Mail…")])
  func soAreThoseOfWhatIsPresented(page: String, title: String) throws {
    let catalog = catalog(CGSize(width: 1000, height: 640))
    try choose(page, in: catalog)
    catalog.harness.click(try #require(catalog.harness.view(labelled: title)))
    catalog.harness.advance(by: 1)
    #expect(catalog.controller.presentedViewController != nil)
    expectNoFaults(catalog)
  }

  @Test func aFaultIsFound() throws {
    let catalog = catalog(CGSize(width: 1000, height: 640))
    let bar = UINavigationBar(frame: CGRect(x: 900, y: 0, width: 200, height: 54))
    catalog.controller.view.addSubview(bar)
    catalog.harness.settle()
    #expect(!faults(in: catalog.controller).isEmpty)
  }
}

extension UIViewController {
  fileprivate var below: [UIViewController] { [self] + children.flatMap(\.below) }
}
