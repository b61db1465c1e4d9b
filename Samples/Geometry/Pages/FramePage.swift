import UIKit

/// A view whose place, size, transform, anchor point and bounds' origin are changed by hand.
class FramePage: PageViewController {
  override var name: String { "Frames" }
  override var question: String { "Where is a view?" }
  override var answer: String {
    "center, bounds, anchorPoint and transform are what is stored; frame follows from them. Drag the "
      + "view and its handles, scroll it with two fingers or the wheel, and watch what changes."
  }

  let subject = SubjectView()
  let readout = ReadoutView(["frame", "bounds", "center", "anchorPoint", "transform"])
  let angle = ValueSlider("Angle", -180...180, value: 0) { "\($0.short)°" }
  let scale = ValueSlider("Scale", 0.5...2, value: 1) { "\((($0 * 100).rounded() / 100))×" }
  let anchor = PointPad()
  private let overlay = FrameOverlay()
  let sizeHandle = Handle(.systemIndigo)
  let turnHandle = Handle(.systemOrange)
  private var stageSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [subject, overlay, sizeHandle, turnHandle] { stage.addSubview(part) }
    overlay.frame = stage.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.addArrangedSubview(readout)
    panel.addArrangedSubview(angle)
    panel.addArrangedSubview(scale)
    addControl("Anchor point: the center stays, the view moves", anchor)
    panel.addArrangedSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: "Reset") { [weak self] _ in self?.reset() }))
    connect()
  }

  private func connect() {
    for slider in [angle, scale] { slider.onChange = { [weak self] _ in self?.transform() } }
    anchor.onChange = { [weak self] point in
      self?.subject.layer.anchorPoint = point
      self?.show()
    }
    subject.onChange = { [weak self] in self?.show() }
    sizeHandle.onDrag = { [weak self] in self?.resize(to: $0) }
    turnHandle.onDrag = { [weak self] in self?.turn(to: $0) }
  }

  /// The first layout puts it into the middle; in a stage of another size it keeps its place there.
  override func stageDidLayOut() {
    let new = stage.bounds.size
    if subject.bounds.isEmpty {
      reset()
    } else if new != stageSize {
      subject.center = CGPoint(
        x: (subject.center.x * new.width / stageSize.width).rounded(),
        y: (subject.center.y * new.height / stageSize.height).rounded())
    }
    stageSize = new
    show()
  }

  private func reset() {
    (angle.value, scale.value, anchor.point) = (0, 1, CGPoint(x: 0.5, y: 0.5))
    subject.transform = .identity
    subject.layer.anchorPoint = anchor.point
    subject.bounds = CGRect(x: 0, y: 0, width: 200, height: 140)
    subject.center = CGPoint(
      x: (stage.bounds.midX / 20).rounded() * 20, y: (stage.bounds.midY / 20).rounded() * 20)
    show()
  }

  private func transform() {
    subject.transform = CGAffineTransform(rotationAngle: angle.value * .pi / 180)
      .scaledBy(x: scale.value, y: scale.value)
    show()
  }

  /// From the center to a point of the stage, in the subject's own directions.
  private func way(to point: CGPoint) -> CGPoint {
    let way = CGPoint(x: point.x - subject.center.x, y: point.y - subject.center.y)
    return way.applying(subject.transform.inverted())
  }

  /// Keeps the center, so that the corner comes to the finger.
  private func resize(to point: CGPoint) {
    let (way, anchor) = (way(to: point), subject.layer.anchorPoint)
    let old = subject.bounds.size
    subject.bounds.size = CGSize(
      width: anchor.x < 0.9 ? min(max(way.x / (1 - anchor.x), 60), 480) : old.width,
      height: anchor.y < 0.9 ? min(max(way.y / (1 - anchor.y), 60), 480) : old.height)
    show()
  }

  private func turn(to point: CGPoint) {
    let start = subject.upperMiddle
    let from = atan2(start.y, start.x)
    let to = atan2(point.y - subject.center.y, point.x - subject.center.x)
    var degrees = ((to - from) * 180 / .pi).rounded()
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    angle.value = degrees
    transform()
  }

  private func show() {
    let box = subject.bounds
    readout.show([
      subject.frame.short, box.short, subject.center.short, anchorText, transformText,
    ])
    sizeHandle.center = subject.convert(CGPoint(x: box.maxX, y: box.maxY), to: stage)
    let top = subject.upperMiddle.applying(subject.transform)
    turnHandle.center = CGPoint(x: subject.center.x + top.x, y: subject.center.y + top.y)
    overlay.show(frame: subject.frame, center: subject.center, handle: turnHandle.center)
  }

  private var anchorText: String {
    "\(subject.layer.anchorPoint.x), \(subject.layer.anchorPoint.y)"
  }

  /// Of the two axes: a and b, c and d.
  private var transformText: String {
    let turns = subject.transform
    if turns.isIdentity { return "identity" }
    let parts = [turns.a, turns.b, turns.c, turns.d].map { part in
      String(format: "%.2f", Double(part))
    }
    return parts.joined(separator: ", ")
  }
}
