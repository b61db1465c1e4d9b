import UIKit

/// A view in a box that is resized: springs and struts.
class MaskPage: PageViewController {
  override var name: String { "Springs" }
  override var question: String { "Which parts give when a superview is resized?" }
  override var answer: String {
    "Each flexible part takes a share of the change in proportion to its size. Switch struts (solid) "
      + "and springs (coils) below, then drag the handle of the outer box."
  }

  let outer = UIView()
  let inner = UIView()
  let diagram = MaskDiagram()
  private let handle = Handle(.systemIndigo)
  private let readout = ReadoutView(["outer", "inner", "autoresizingMask"])
  private static let size = CGSize(width: 260, height: 200)

  override func viewDidLoad() {
    super.viewDidLoad()
    outer.backgroundColor = .tertiarySystemFill
    outer.layer.cornerRadius = 12
    inner.backgroundColor = .systemGreen
    inner.layer.cornerRadius = 8
    outer.addSubview(inner)
    for part in [outer, handle] { stage.addSubview(part) }
    addControl("Tap a strut or spring", diagram)
    panel.addArrangedSubview(readout)
    panel.addArrangedSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.reset() }))
    handle.onDrag = { [weak self] in self?.resize(to: $0) }
    diagram.onChange = { [weak self] mask in
      self?.inner.autoresizingMask = mask
      self?.show()
    }
    diagram.parts = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    inner.autoresizingMask = diagram.parts
    reset()
  }

  private func reset() {
    let mask = inner.autoresizingMask
    inner.autoresizingMask = []
    outer.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: Self.size)
    inner.frame = CGRect(x: 40, y: 40, width: 120, height: 100)
    inner.autoresizingMask = mask
    show()
  }

  private func resize(to point: CGPoint) {
    let most = CGSize(width: stage.bounds.width - 40, height: stage.bounds.height - 40)
    outer.frame.size = CGSize(
      width: min(max(point.x - 20, 80), max(most.width, 80)),
      height: min(max(point.y - 20, 80), max(most.height, 80)))
    show()
  }

  private func show() {
    handle.center = CGPoint(x: outer.frame.maxX, y: outer.frame.maxY)
    readout.show([
      "\(outer.bounds.width.short) × \(outer.bounds.height.short)", inner.frame.short,
      diagram.words,
    ])
  }
}
