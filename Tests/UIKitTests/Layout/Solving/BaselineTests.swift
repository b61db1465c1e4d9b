import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct BaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  private func depth(_ label: UILabel, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let baseline = label.baseline(attribute, width: label.bounds.width)
    return label.frame.minY + label.frame.height * baseline.fraction + baseline.offset
  }

  @Test func aViewWithoutTextHasItsBottomEdge() {
    let (plain, text) = (ContentView(10, 25), label("text", size: 20))
    root.addSubview(plain)
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      text.firstBaselineAnchor.constraint(equalTo: plain.firstBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: plain.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(depth(text, .firstBaseline) - 55) <= 0.75)
  }

  @Test func textsOfDifferentSizesStandOnOneLine() {
    let (small, large) = (label("small", size: 11), label("large", size: 40))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(depth(small, .firstBaseline) - depth(large, .firstBaseline)) <= 0.75)
    large.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(depth(small, .firstBaseline) - depth(large, .firstBaseline)) <= 0.75)
  }

  @Test func theLastLineOfTextThatWraps() {
    let wrapping = label("several words that wrap at a small width", size: 15)
    wrapping.numberOfLines = 0
    let below = label("below", size: 15)
    NSLayoutConstraint.activate([
      wrapping.topAnchor.constraint(equalTo: root.topAnchor),
      wrapping.widthAnchor.constraint(equalToConstant: 100),
      below.firstBaselineAnchor.constraint(equalTo: wrapping.lastBaselineAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(wrapping.frame.height > 3 * wrapping.font.lineHeight)
    #expect(abs(depth(below, .firstBaseline) - depth(wrapping, .lastBaseline) - 30) <= 0.75)
    #expect(depth(wrapping, .lastBaseline) > wrapping.frame.maxY - wrapping.font.lineHeight)
  }

  @Test func aButtonHasThatOfItsTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let text = label("text", size: 30)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 80),
      text.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let title = button.titleLabel!
    let inButton = depth(title, .firstBaseline)
    #expect(abs(depth(text, .firstBaseline) - inButton) <= 1)
  }

  @Test func aViewNamesAnotherForItsBaseline() {
    final class Row: UIView {
      let label = UILabel()
      override var forFirstBaselineLayout: UIView { label }
    }
    let row = Row()
    row.translatesAutoresizingMaskIntoConstraints = false
    row.label.text = "inside"
    row.label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(row.label)
    root.addSubview(row)
    let text = label("text", size: 17)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      row.heightAnchor.constraint(equalToConstant: 100),
      row.label.topAnchor.constraint(equalTo: row.topAnchor, constant: 33),
      text.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.minY == 43)
  }

  @Test func systemSpacing() {
    let (upper, lower) = (label("upper", size: 12), label("lower", size: 20))
    let plain = ContentView(10, 10)
    root.addSubview(plain)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: root.topAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
      plain.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
      plain.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(plain.frame.origin == CGPoint(x: 16, y: 12))
    let distance = depth(lower, .firstBaseline) - depth(upper, .lastBaseline)
    #expect(abs(distance - lower.font.lineHeight) <= 0.75)
  }
}
