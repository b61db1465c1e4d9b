import UIKit

/// A stack of four views with contents of different sizes. Each can be hidden by a tap.
class StackPage: PageViewController {
  override var name: String { "Stacks" }
  override var question: String { "How does a stack share its room?" }
  override var answer: String {
    "The numbers are the lengths of the views' contents. Choose a distribution, drag the handle, tap a "
      + "view to hide it."
  }

  private static let distributions: [(String, UIStackView.Distribution, String)] = [
    (
      "Fill", .fill,
      "Contents keep their lengths; the view that hugs its content least takes what is left."
    ),
    ("Fill equally", .fillEqually, "All are equally long, whatever is in them."),
    ("Proportionally", .fillProportionally, "Lengths are in proportion to those of the contents."),
    (
      "Equal spacing", .equalSpacing,
      "Contents keep their lengths; the gaps between them are equal."
    ),
    ("Equal centering", .equalCentering, "The distances of the centres are equal."),
  ]
  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("Fill", .fill), ("Leading", .leading), ("Center", .center), ("Trailing", .trailing),
  ]

  let stack = UIStackView()
  let blocks: [BlockView] = [(70, 60), (110, 90), (40, 40), (90, 120)].enumerated().map {
    BlockView(CGSize(width: $1.0, height: $1.1), UIColor.blocks[$0])
  }
  private(set) lazy var distribution = UIButton.popUp(Self.distributions.map(\.0)) {
    [weak self] index in
    self?.explanation.text = Self.distributions[index].2
    self?.changeAnimated { self?.stack.distribution = Self.distributions[index].1 }
  }
  private lazy var axis = UISegmentedControl.choice(["Horizontal", "Vertical"]) {
    [weak self] index in
    self?.changeAnimated { self?.stack.axis = index == 0 ? .horizontal : .vertical }
  }
  private lazy var alignment = UISegmentedControl.choice(Self.alignments.map(\.0)) {
    [weak self] index in
    self?.changeAnimated { self?.stack.alignment = Self.alignments[index].1 }
  }
  let spacing = ValueSlider("Spacing", 0...40, value: 10)
  private let explanation = UILabel.text(distributions[0].2, size: 12, color: .secondaryLabel)
  private let handle = Handle(.systemIndigo)
  private let backdrop = UIView()
  private var isSized = false

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = .tertiarySystemFill
    backdrop.layer.cornerRadius = 12
    stack.frame = CGRect(x: 24, y: 24, width: 500, height: 400)
    stack.spacing = 10
    for block in blocks {
      stack.addArrangedSubview(block)
      block.onTap = { [weak self, weak block] in
        self?.changeAnimated { block?.isHidden = true }
      }
    }
    // Without one that gives in first, any of them could be the one that is stretched or compressed.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      blocks[3].setContentHuggingPriority(UILayoutPriority(249), for: axis)
      blocks[3].setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
    }
    for part in [backdrop, stack, handle] { stage.addSubview(part) }
    handle.onDrag = { [weak self] in self?.resize(to: $0) }
    addControl("distribution", distribution)
    panel.addArrangedSubview(explanation)
    addControl("axis", axis)
    addControl("alignment", alignment)
    panel.addArrangedSubview(spacing)
    panel.addArrangedSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Show all views") { [weak self] _ in
          self?.changeAnimated { self?.blocks.forEach { $0.isHidden = false } }
        }))
    panel.setCustomSpacing(6, after: panel.arrangedSubviews[0])
    spacing.onChange = { [weak self] in self?.stack.spacing = $0 }
  }

  private func changeAnimated(_ change: () -> Void) {
    stage.layoutIfNeeded()
    change()
    UIView.animate(springDuration: 0.45, bounce: 0.1, options: .allowUserInteraction) {
      self.stage.layoutIfNeeded()
    }
  }

  /// It fills the stage until it is resized by hand; from there on it keeps its size where it fits.
  override func stageDidLayOut() {
    let room = stage.bounds.insetBy(dx: 24, dy: 24)
    guard room.width > 0, room.height > 0 else { return }
    let old = isSized ? stack.bounds.size : room.size
    stack.frame = CGRect(
      x: 24, y: 24, width: min(old.width, room.width), height: min(old.height, room.height))
    follow()
  }

  private func resize(to point: CGPoint) {
    isSized = true
    let room = stage.bounds.insetBy(dx: 24, dy: 24)
    stack.frame.size = CGSize(
      width: min(max(point.x - 24, 40), max(room.width, 40)),
      height: min(max(point.y - 24, 40), max(room.height, 40)))
    follow()
  }

  private func follow() {
    backdrop.frame = stack.frame.insetBy(dx: -6, dy: -6)
    handle.center = CGPoint(x: backdrop.frame.maxX, y: backdrop.frame.maxY)
  }
}

/// A coloured view with the size of its content written on it.
class BlockView: UIView {
  var onTap: () -> Void = {}
  private var content = CGSize.zero
  private let label = UILabel.text(size: 12, weight: .semibold, color: .white)

  convenience init(_ content: CGSize, _ color: UIColor) {
    self.init(frame: .zero)
    self.content = content
    backgroundColor = color
    layer.cornerRadius = 8
    clipsToBounds = true
    label.text = "\(content.width.short)\n×\n\(content.height.short)"
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: BlockView.tap))
  }

  override var intrinsicContentSize: CGSize { content }

  private func tap(_ recognizer: UITapGestureRecognizer) { onTap() }
}
