import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct UILabelSnapshotTests {
  private func put(_ text: String, _ frame: CGRect, _ prepare: (UILabel) -> Void) {
    let label = UILabel(frame: frame)
    label.contentScaleFactor = 1
    label.text = text
    prepare(label)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.translateBy(x: frame.minX, y: frame.minY)
    label.draw(label.bounds)
    context?.restoreGState()
  }

  @Test func labelsLookAsTheyDid() throws {
    let page = TextPage(width: 160, height: 80)
    page.draw {
      put("Large Title", CGRect(x: 4, y: 0, width: 152, height: 36)) {
        $0.font = .systemFont(ofSize: 26, weight: .bold)
        $0.textAlignment = .center
      }
      put("Wraps once and is then cut off", CGRect(x: 4, y: 40, width: 90, height: 36)) {
        $0.font = .preferredFont(forTextStyle: .footnote)
        $0.numberOfLines = 2
      }
    }
    try expectSnapshot(CGImage(pixels: page.pixels), named: "labels", tolerance: 8)
  }
}
