import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct FittingSizeTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    label.text = "several words that do not fit on a single line of this width"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
  }

  @Test func theHeightAtAWidth() {
    for width in [100.0, 150, 400] as [CGFloat] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
      #expect(size.width == width)
      #expect(abs(size.height - height - 10) <= 0.5)
    }
    #expect(cell.frame.size == CGSize(width: 200, height: 44), "nothing is moved by asking")
  }

  @Test func compressedAndExpanded() {
    let text = label.sizeThatFits(.zero)
    let small = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(small.width - text.width - 20) <= 0.5)
    let view = UIView()
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    limit.isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 10_000))
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func theSizeIsNeverSmallerThanWhatFits() {
    let view = ContentView(33.1, 20.6)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33.5, height: 21))
    let app = AppHarness(scale: 2.5)
    app.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))).addSubview(view)
    // 82.75 and 51.5 pixels.
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33.2, height: 20.8))
  }

  @Test func whatIsAroundDoesNotCount() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.widthAnchor.constraint(equalTo: root.widthAnchor),
      cell.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let frame = cell.frame
    label.text = "short"
    let size = cell.systemLayoutSizeFitting(.zero)
    #expect(abs(size.width - label.sizeThatFits(.zero).width - 20) <= 0.5)
    #expect(cell.frame == frame)
    root.layoutIfNeeded()
    #expect(cell.frame.width == 500)
  }

  @Test func aViewUnderItsMaskInside() {
    let content = UIView(frame: cell.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let outer = UIView(frame: cell.bounds)
    outer.addSubview(content)
    let inside = ContentView(70, 33)
    content.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: content.leftAnchor),
      inside.rightAnchor.constraint(equalTo: content.rightAnchor),
      inside.topAnchor.constraint(equalTo: content.topAnchor),
      inside.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 33))
  }

  @Test func intrinsicSizesCount() {
    let text = UILabel()
    text.text = "Title"
    let natural = text.intrinsicContentSize
    let size = text.systemLayoutSizeFitting(.zero)
    #expect(abs(size.width - natural.width) <= 0.5 && abs(size.height - natural.height) <= 0.5)
  }
}
