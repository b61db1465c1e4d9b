import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

/// Sections in a stack, each of which has rows that come and go.
@MainActor
final class SettingsPageTests {
  /// A caption, room, and a view at the end.
  private final class Row: UIStackView {
    let caption = UILabel()
    let value = UIView()

    convenience init(_ title: String) {
      self.init(frame: .zero)
      caption.text = title
      caption.setContentHuggingPriority(.defaultLow, for: .horizontal)
      for view in [caption, value] { addArrangedSubview(view) }
      (alignment, spacing) = (.center, 10)
      isLayoutMarginsRelativeArrangement = true
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 12)
      NSLayoutConstraint.activate([
        heightAnchor.constraint(equalToConstant: 44).with(.defaultHigh),
        value.widthAnchor.constraint(equalToConstant: 50),
        value.heightAnchor.constraint(equalToConstant: 30).with(UILayoutPriority(999)),
      ])
    }
  }

  private let harness = AppHarness()
  private let page = UIStackView()
  private let sections = [UIStackView(), UIStackView()]
  private let rows = (0..<5).map { Row("Row \($0)") }
  private let controller = UIViewController()
  private let window: UIWindow

  init() {
    for section in sections { section.axis = .vertical }
    for row in rows[..<3] { sections[0].addArrangedSubview(row) }
    for row in rows[3...] { sections[1].addArrangedSubview(row) }
    (page.axis, page.spacing) = (.vertical, 24)
    for section in sections { page.addArrangedSubview(section) }
    page.setCustomSpacing(40, after: sections[0])
    page.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      page.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
    ])
    window = harness.show(controller, size: CGSize(width: 340, height: 600))
    harness.settle()
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: controller.view) }

  @Test func rowsAreAsHighAsTheyWishAndSectionsAsTheirRows() {
    #expect(page.frame == CGRect(x: 20, y: 10, width: 300, height: 260))
    #expect(sections.map(\.frame.height) == [132, 88])
    #expect(rows.map { place($0).minY } == [10, 54, 98, 182, 226])
    for row in rows {
      #expect(row.value.frame == CGRect(x: 238, y: 7, width: 50, height: 30))
      #expect(row.caption.frame.minX == 16 && row.caption.frame.maxX == 228)
      #expect(abs(row.caption.frame.midY - 22) <= 0.5)
    }
  }

  @Test func rowsThatHideGiveTheirRoomToWhatIsBelowInTheSameAnimation() throws {
    var isDone = false
    let conflicts = LoggedLines(of: .layout, with: "UISV-hiding")
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [self] in
      rows[1].isHidden = true
      controller.view.layoutIfNeeded()
    } completion: {
      isDone = $0
    }
    #expect(page.frame.height == 216)
    #expect(rows[1].frame.height == 0)
    harness.advance(by: 0.2)
    let middle = try #require(sections[1].layer.presentation()).frame.minY
    #expect(abs(middle - 150) < 3, "half way from 172 to 128")
    #expect(!isDone)
    harness.advance(by: 0.3)
    #expect(isDone && rows[1].isHidden)
    #expect(conflicts.all.isEmpty)
    #expect(rows.map { place($0).minY } == [10, 54, 54, 138, 182])
    rows[1].isHidden = false
    harness.settle()
    #expect(rows.map { place($0).minY } == [10, 54, 98, 182, 226])
  }

  @Test func aHiddenSectionTakesItsSpacingAlong() {
    sections[0].isHidden = true
    harness.settle()
    #expect(place(sections[1]) == CGRect(x: 20, y: 10, width: 300, height: 88))
    #expect(page.frame.height == 88)
  }

  @Test func hiddenTwiceAndShownOnceIsShown() {
    UIView.animate(withDuration: 0.2) { self.rows[4].isHidden = true }
    harness.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { self.rows[4].isHidden = false }
    harness.advance(by: 0.5)
    #expect(!rows[4].isHidden && place(rows[4]) == CGRect(x: 20, y: 226, width: 300, height: 44))
  }

  @Test func fromRightToLeftValuesAreAtTheLeft() {
    controller.view.semanticContentAttribute = .forceRightToLeft
    for row in rows { row.semanticContentAttribute = .forceRightToLeft }
    harness.settle()
    for row in rows {
      #expect(row.value.frame == CGRect(x: 12, y: 7, width: 50, height: 30))
      #expect(row.caption.frame.minX == 72 && row.caption.frame.maxX == 284)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
