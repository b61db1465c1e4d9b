import CoreGraphics
import Testing

@testable import UIKit

/// Hugging and compression, and what becomes of them when content changes.
@MainActor
struct ContentSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = ContentView(50, 20)

  init() {
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func contentSizesTheView() {
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func otherContentChangesIt() {
    view.content = CGSize(width: 70.2, height: UIView.noIntrinsicMetric)
    let height = view.heightAnchor.constraint(equalToConstant: 9)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 9))
    view.content = CGSize(width: 10, height: 10)
    height.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func theDefaults() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test(arguments: [(240, 200), (260, 50)] as [(Float, CGFloat)])
  func huggingAgainstAWish(priority: Float, width: CGFloat) {
    let wish = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    wish.priority = UILayoutPriority(250)
    wish.isActive = true
    view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test(arguments: [(740, 30), (760, 50)] as [(Float, CGFloat)])
  func compressionAgainstAWish(priority: Float, width: CGFloat) {
    let wish = view.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    wish.priority = .defaultHigh
    wish.isActive = true
    view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test func aPriorityOfZeroLetsGo() {
    view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    let wish = view.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test func ornamentsAreOutsideOfTheAlignmentRectangle() {
    final class Ornate: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let ornate = Ornate()
    ornate.translatesAutoresizingMaskIntoConstraints = false
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(ornate)
    ornate.addSubview(inside)
    NSLayoutConstraint.activate([
      ornate.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      ornate.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ornate.widthAnchor.constraint(equalToConstant: 50),
      ornate.heightAnchor.constraint(equalToConstant: 40),
      inside.leftAnchor.constraint(equalTo: ornate.leftAnchor),
      inside.rightAnchor.constraint(equalTo: ornate.rightAnchor),
      inside.topAnchor.constraint(equalTo: ornate.topAnchor),
      inside.bottomAnchor.constraint(equalTo: ornate.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(ornate.frame == CGRect(x: 8, y: 9, width: 56, height: 44))
    #expect(inside.frame == CGRect(x: 2, y: 1, width: 50, height: 40))
    #expect(
      ornate.frame(forAlignmentRect: ornate.alignmentRect(forFrame: ornate.frame)) == ornate.frame)
  }

  @Test func hugeContentIsCutDown() {
    view.content.width = .greatestFiniteMagnitude
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    view.content.width = .nan
    root.layoutIfNeeded()
    #expect(view.frame.width.isFinite)
  }

  @Test func aLabelWrapsAtTheWidthThatConstraintsFind() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that do not fit on a single line of this width"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = ContentView(10, 10)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 180, height: 0)).height
    #expect(label.frame.width == 180)
    #expect(abs(label.frame.height - narrow) <= 0.5)
    #expect(below.frame.minY >= narrow - 0.5)
    root.bounds.size.width = 400
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 380, height: 0)).height
    #expect(wide < narrow)
    #expect(abs(label.frame.height - wide) <= 0.5)
    label.text = "short"
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - label.font.lineHeight) <= 1)
  }

  /// Its longest line is as wide as it was, whatever room it gets.
  @Test func textThatWrapsIsMeasuredOnceForEachWidth() {
    final class Counting: UILabel {
      var measures = 0
      override var intrinsicContentSize: CGSize {
        measures += 1
        return super.intrinsicContentSize
      }
    }
    let label = Counting()
    (label.numberOfLines, label.text) = (0, "several words that do not fit on a single line")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    label.measures = 0
    for width in [150, 140, 130] as [CGFloat] {
      root.bounds.size.width = width
      root.layoutIfNeeded()
    }
    #expect(label.measures == 3)
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.measures == 4)
    #expect(abs(label.frame.height - label.font.lineHeight) <= 1)
  }

  @Test func aWidthTheProgramGivesIsKept() {
    let label = UILabel()
    (label.numberOfLines, label.text) = (0, "several words that do not fit on one line")
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.width <= 100)
    #expect(label.intrinsicContentSize.height > 2 * label.font.lineHeight)
  }
}
