import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// A window in which controllers are measured.
struct GeometrySetting: Sendable, CustomTestStringConvertible {
  let size: CGSize
  let scale: CGFloat
  let isDark: Bool
  let isMirrored: Bool

  var testDescription: String {
    "\(Int(size.width)) × \(Int(size.height)) at \(Int(scale))"
      + (isDark ? ", dark" : "") + (isMirrored ? ", right to left" : "")
  }

  static let all: [GeometrySetting] = {
    let sizes = [
      CGSize(width: 360, height: 640), CGSize(width: 800, height: 600),
      CGSize(width: 1400, height: 900),
    ]
    return sizes.flatMap { size in
      [1, 2].flatMap { scale in
        [false, true].flatMap { dark in
          [false, true].map { mirrored in
            GeometrySetting(size: size, scale: scale, isDark: dark, isMirrored: mirrored)
          }
        }
      }
    }
  }()
}

/// Bars, sheets, popovers and alerts by the measured numbers, in windows of three sizes and two scales, light
/// and dark, from left to right and from right to left.
@MainActor
struct ControllerGeometryTests {
  @MainActor
  private struct Stage {
    let setting: GeometrySetting
    let harness: AppHarness
    let window: UIWindow

    init(_ setting: GeometrySetting, _ root: UIViewController) {
      self.setting = setting
      harness = AppHarness(
        screenSize: CGSize(width: 1400, height: 900), scale: setting.scale)
      window = harness.show(root, size: setting.size)
      window.overrideUserInterfaceStyle = setting.isDark ? .dark : .light
      window.traitOverrides.layoutDirection = setting.isMirrored ? .rightToLeft : .leftToRight
      harness.settle()
    }

    /// In the window, as if from left to right.
    func place(_ view: UIView) -> CGRect {
      var place = view.convert(view.bounds, to: nil)
      if setting.isMirrored { place.origin.x = setting.size.width - place.maxX }
      return place
    }

    func labelled(_ label: String) throws -> CGRect {
      place(try #require(harness.view(labelled: label)))
    }

    func isDark(at point: CGPoint) -> Bool { harness.color(at: point, in: window).green < 60 }
  }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    return page
  }

  @Test(arguments: GeometrySetting.all) func navigationBars(setting: GeometrySetting) throws {
    let page = page("Title")
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search)
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(setting, navigation)
    let (width, bar) = (setting.size.width, navigation.navigationBar)
    #expect(stage.place(bar) == CGRect(x: 0, y: 10, width: width, height: 54))
    #expect(page.view.safeAreaInsets.top == 64)
    #expect(try stage.labelled("Add") == CGRect(x: 16, y: 10, width: 44, height: 44))
    #expect(
      try stage.labelled("Search") == CGRect(x: width - 60, y: 10, width: 44, height: 44))
    let title = stage.place(try #require(bar.content?.title))
    #expect(abs(title.midX - width / 2) <= 0.5 && abs(title.midY - 32) <= 1)
    #expect(stage.isDark(at: CGPoint(x: 5, y: 300)) == setting.isDark)
    bar.prefersLargeTitles = true
    stage.harness.settle()
    #expect(page.view.safeAreaInsets.top == 116)
  }

  @Test(arguments: GeometrySetting.all) func toolbars(setting: GeometrySetting) throws {
    let page = page("Title")
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let stage = Stage(setting, navigation)
    let toolbar = stage.place(navigation.toolbar)
    #expect(toolbar.minX == 0 && toolbar.width == setting.size.width && toolbar.height == 44)
    #expect(toolbar.maxY == setting.size.height - 10)
    let add = try stage.labelled("Add")
    #expect(add.minX == 16 && add.size == CGSize(width: 44, height: 44))
  }

  @Test(arguments: GeometrySetting.all) func tabBars(setting: GeometrySetting) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map(page)
    let stage = Stage(setting, tabs)
    let (size, bar) = (setting.size, tabs.tabBar)
    let isTop = size.width > 600
    let top = isTop ? 10 : size.height - 72
    let height: CGFloat = isTop ? 44 : 72
    #expect(stage.place(bar) == CGRect(x: 0, y: top, width: size.width, height: height))
    let plate = stage.place(bar.plate)
    #expect(plate.height == (isTop ? 44 : 62) && plate.minY == top)
    #expect(isTop ? plate.width > 150 : plate.width == 274)
    #expect(abs(plate.midX - size.width / 2) <= 0.5)
    let places = bar.buttons.map(stage.place)
    #expect(places.map(\.minX) == places.map(\.minX).sorted(), "in the order of reading")
    let (button, inset): (CGFloat, CGFloat) = isTop ? (36, 4) : (53.5, 4.25)
    #expect(places.allSatisfy { $0.height == button && $0.minY == plate.minY + inset })
    let insets = tabs.selectedViewController?.view.safeAreaInsets
    #expect(insets?.top == (isTop ? 64 : 0) && insets?.bottom == (isTop ? 0 : 72))
  }

  @Test(arguments: GeometrySetting.all) func sheets(setting: GeometrySetting) throws {
    let root = page("Root")
    let stage = Stage(setting, root)
    let size = setting.size
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let sheet = page("Sheet")
      sheet.modalPresentationStyle = style
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      root.present(sheet, animated: false)
      stage.harness.advance(by: 1)
      let isCentered = style == .formSheet && size.width > 596 && size.height > 676
      let width = min(size.width, 704)
      let expected =
        isCentered
        ? CGRect(x: (size.width - 540) / 2, y: (size.height - 620) / 2, width: 540, height: 620)
        : CGRect(x: (size.width - width) / 2, y: 28, width: width, height: size.height - 28)
      #expect(stage.place(sheet.view) == expected)
      let card = try #require(sheet.view.superview as? SheetCard)
      #expect(card.layer.cornerRadius == 38)
      let grabber = try #require(card.subviews.last)
      #expect(grabber.frame.size == CGSize(width: 36, height: 5) && grabber.frame.minY == 5)
      #expect(abs(grabber.center.x - expected.width / 2) <= 0.5)
      #expect(stage.isDark(at: CGPoint(x: expected.midX, y: expected.midY)) == setting.isDark)
      root.dismiss(animated: false)
      stage.harness.settle()
    }
  }

  @Test(arguments: GeometrySetting.all) func popovers(setting: GeometrySetting) throws {
    let (root, content) = (page("Root"), page("Content"))
    let source = UIView(frame: CGRect(x: 40, y: 100, width: 44, height: 44))
    root.view.addSubview(source)
    let stage = Stage(setting, root)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 160)
    content.popoverPresentationController?.sourceView = source
    root.present(content, animated: false)
    stage.harness.advance(by: 1)
    let view: UIView = content.view
    let place = view.convert(view.bounds, to: nil)
    guard setting.size.width > 600 else {
      #expect(place == CGRect(x: 0, y: 28, width: 360, height: 612), "a sheet in a narrow window")
      return
    }
    // At the same place in both directions: the source is where the program put it.
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    #expect(place == CGRect(x: 10, y: 157, width: 240, height: 160))
  }

  @Test(arguments: GeometrySetting.all) func alerts(setting: GeometrySetting) throws {
    let root = page("Root")
    let stage = Stage(setting, root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    stage.harness.advance(by: 1)
    let card = stage.place(alert.view)
    #expect(card.width == 320 && alert.view.layer.cornerRadius == 34)
    #expect(abs(card.midX - setting.size.width / 2) <= 0.5)
    #expect(abs(card.midY - setting.size.height / 2) <= 1)
    let (cancel, ok) = (try stage.labelled("Cancel"), try stage.labelled("OK"))
    #expect(cancel.size == CGSize(width: 140, height: 48) && ok.size == cancel.size)
    #expect(cancel.minX == card.minX + 16 && ok.minX == cancel.maxX + 8)
    #expect(cancel.maxY == card.maxY - 16 && ok.minY == cancel.minY)
    let shade = stage.harness.color(at: CGPoint(x: 3, y: 3), in: stage.window)
    #expect(shade.green == (setting.isDark ? 0 : 204), "what is beneath is dimmed")
  }
}
