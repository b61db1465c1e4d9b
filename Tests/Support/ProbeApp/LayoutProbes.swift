import UIKit

/// Five hundred views in a hundred rows, placed by constraints, and a red bar at the right edge.
/// Reports its size and how many rows have been laid out whenever the root is laid out.
class RowsProbe: UIViewController {
  override func loadView() { view = RowsView() }

  override func viewDidLoad() { title = "Probe" }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    report("layout \(Int(size.width))x\(Int(size.height)) rows \(RowView.layouts)")
  }
}

/// Rows of equal heights, one below the other.
class RowsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let rows = (0..<100).map { _ in RowView() }
    for (index, row) in rows.enumerated() {
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      let above = index == 0 ? topAnchor : rows[index - 1].bottomAnchor
      let height =
        index == 0
        ? row.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
        : row.heightAnchor.constraint(equalTo: rows[0].heightAnchor)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
        row.topAnchor.constraint(equalTo: above), height,
      ])
    }
    rows[99].bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A view of a fixed width, two equal ones that share the room, and a red one at the end.
class RowView: UIView {
  static var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views = (0..<4).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = index == 3 ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : .lightGray
      addSubview(view)
      let start = index == 0 ? leadingAnchor : views[index - 1].trailingAnchor
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: start, constant: index == 3 ? 0 : 4),
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 30),
      views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor),
      views[3].widthAnchor.constraint(equalToConstant: 10),
      views[3].trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.layouts += 1
  }
}
