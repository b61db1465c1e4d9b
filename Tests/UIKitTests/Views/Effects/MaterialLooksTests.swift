import CoreGraphics
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// How bars and sheets look over content, in light and dark.
@MainActor
struct MaterialLooksTests {
  /// Rows of colours, dense enough to mix.
  private func rows() -> UIViewController {
    let controller = UIViewController()
    let scroller = UIScrollView()
    scroller.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .label]
    for row in 0..<30 {
      let view = UIView(frame: CGRect(x: 0, y: row * 28, width: 200, height: 18))
      view.backgroundColor = colors[row % colors.count]
      scroller.addSubview(view)
    }
    scroller.contentSize = CGSize(width: 200, height: 840)
    controller.view = scroller
    return controller
  }

  /// The largest step from a pixel to the one beneath it, in levels, and the levels' mean.
  private func look(
    _ picture: CGImage, x: Int32, rows: Range<Int32>
  ) -> (step: Int, mean: Int) {
    let levels = rows.map { y -> [Int] in
      let pixel = picture.pixels.target.address(x: x, y: y).pointee
      return [16, 8, 0].map { (shift: UInt32) in Int(pixel >> shift & 255) }
    }
    let steps = zip(levels, levels.dropFirst()).flatMap { upper, lower in
      zip(upper, lower).map { abs($0 - $1) }
    }
    let sum = levels.reduce(0) { $0 + $1.reduce(0, +) }
    return (steps.max() ?? 0, sum / (3 * levels.count))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aBarOverRowsThatScrolledBeneath(style: UIUserInterfaceStyle) {
    let harness = AppHarness()
    let page = rows()
    let navigation = UINavigationController(rootViewController: page)
    let window = harness.show(navigation, size: CGSize(width: 200, height: 160))
    window.overrideUserInterfaceStyle = style
    harness.settle()
    (page.view as? UIScrollView)?.contentOffset.y = 60
    harness.advance(by: 1)
    let picture = harness.screenshot(of: window)
    let (bar, below) = (look(picture, x: 20, rows: 0..<60), look(picture, x: 20, rows: 70..<160))
    #expect(bar.step <= 6 && below.step > 60, "no edge shows through")
    #expect(style == .dark ? bar.mean < 90 : bar.mean > 200)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aSheetWithoutABackground(style: UIUserInterfaceStyle) {
    let harness = AppHarness()
    let root = rows()
    let window = harness.show(root, size: CGSize(width: 200, height: 320))
    window.overrideUserInterfaceStyle = style
    harness.settle()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    harness.advance(by: 1)
    let picture = harness.screenshot(of: window)
    let (card, page) = (
      look(picture, x: 100, rows: 200..<300), look(picture, x: 100, rows: 0..<100)
    )
    #expect(card.step <= 6 && page.step > 60, "no edge shows through")
    #expect(style == .dark ? card.mean < 80 : card.mean > 190)
  }
}
