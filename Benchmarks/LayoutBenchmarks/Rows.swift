import UIKit

/// A view with content of a given size.
final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }
}

/// Rows one below the other, each with a label and a detail that takes the rest: 11 constraints of the
/// program a row, and four that follow from the contents.
@MainActor
final class Rows {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var label = ContentView()
  private(set) var moved: NSLayoutConstraint!
  private var above: UIView?

  init(_ count: Int) {
    for index in 0..<count { addRow(index, of: count) }
  }

  func activate() { NSLayoutConstraint.activate(constraints) }

  private func addRow(_ index: Int, of count: Int) {
    let (row, a, b) = (UIView(), ContentView(), ContentView())
    for view in [row, a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(row)
    row.addSubview(a)
    row.addSubview(b)
    a.content.width = CGFloat(60 + index * 37 % 80)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    b.content.width = CGFloat(80 + index * 53 % 120)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let height = row.heightAnchor.constraint(equalToConstant: 44)
    constraints += [
      row.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      row.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
      height,
      a.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 8),
      a.topAnchor.constraint(equalTo: row.topAnchor),
      a.heightAnchor.constraint(equalTo: row.heightAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -8),
      b.topAnchor.constraint(equalTo: row.topAnchor),
      b.heightAnchor.constraint(equalTo: row.heightAnchor),
    ]
    if index == count / 2 { (label, moved) = (a, height) }
    above = row
  }

  /// The sum of the frames in the root's coordinates, as ConstraintBenchmarks has it.
  var sum: Double {
    root.subviews.reduce(0) { sum, row in
      ([row] + row.subviews).reduce(sum) { sum, view in
        let frame = row.superview!.convert(view.bounds, from: view)
        return sum + frame.minX + frame.minY + frame.width + frame.height
      }
    }
  }
}
