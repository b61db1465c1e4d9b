import UIKit

/// Two boxes in a room of changing width, and constraints with constants and priorities to drag.
class ConstraintPage: PageViewController {
  override var name: String { "Constraints" }
  override var question: String { "Which constraint gives way?" }
  override var answer: String {
    "Required ones (1000) hold or are in conflict. Of the others a higher priority wins over any number "
      + "of lower ones. Drag the room's edge, constants and priorities."
  }

  let room = UIView()
  let a = BoxView("A", .systemBlue)
  let b = BoxView("B", .systemPink)
  private(set) var rows: [ConstraintRow] = []
  private let handle = Handle(.systemIndigo)
  private lazy var roomWidth = room.widthAnchor.constraint(equalToConstant: chosenWidth)
  private var chosenWidth: CGFloat = 420

  override func viewDidLoad() {
    super.viewDidLoad()
    room.backgroundColor = .tertiarySystemFill
    room.layer.cornerRadius = 12
    stage.addSubview(room)
    stage.addSubview(handle)
    for box in [a, b] { room.addSubview(box) }
    for part in [room, handle, a, b] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      room.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 24),
      room.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
      room.heightAnchor.constraint(equalToConstant: 140),
      roomWidth,
      handle.centerXAnchor.constraint(equalTo: room.trailingAnchor),
      handle.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      handle.widthAnchor.constraint(equalToConstant: 18),
      handle.heightAnchor.constraint(equalToConstant: 18),
    ])
    for box in [a, b] {
      NSLayoutConstraint.activate([
        box.centerYAnchor.constraint(equalTo: room.centerYAnchor),
        box.heightAnchor.constraint(equalToConstant: 90),
      ])
    }
    handle.onDrag = { [weak self] point in
      guard let self else { return }
      chosenWidth = max(point.x - 24, 60)
      view.setNeedsLayout()
    }
    addRows()
  }

  private func addRows() {
    rows = [
      ConstraintRow(
        "A.leading == room.leading + c",
        a.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 20), 1000
      ) { [a] in a.frame.minX },
      ConstraintRow("A.width == c", a.widthAnchor.constraint(equalToConstant: 140), 750) { [a] in
        a.frame.width
      },
      ConstraintRow(
        "B.leading == A.trailing + c",
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 16), 1000
      ) { [a, b] in b.frame.minX - a.frame.maxX },
      ConstraintRow(
        "B.width >= c", b.widthAnchor.constraint(greaterThanOrEqualToConstant: 120), 900
      ) { [b] in b.frame.width },
      ConstraintRow(
        "room.trailing == B.trailing + c",
        room.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20), 1000
      ) { [room, b] in room.bounds.width - b.frame.maxX },
      ConstraintRow(
        "B.width == A.width + c", b.widthAnchor.constraint(equalTo: a.widthAnchor), 500
      ) { [a, b] in b.frame.width - a.frame.width },
    ]
    panel.spacing = 10
    for row in rows {
      row.onChange = { [weak self] in self?.view.setNeedsLayout() }
      panel.addArrangedSubview(row)
    }
  }

  override func stageDidLayOut() {
    roomWidth.constant = max(min(chosenWidth, stage.bounds.width - 48), 60)
    stage.layoutIfNeeded()
    for row in rows { row.showVerdict() }
  }
}

/// A coloured box that tells its width.
class BoxView: UIView {
  private let label = UILabel.text(size: 13, weight: .semibold, color: .white)
  private var name = ""

  convenience init(_ name: String, _ color: UIColor) {
    self.init(frame: .zero)
    self.name = name
    backgroundColor = color
    layer.cornerRadius = 10
    clipsToBounds = true
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.text = "\(name)\n\(bounds.width.short)"
  }
}
