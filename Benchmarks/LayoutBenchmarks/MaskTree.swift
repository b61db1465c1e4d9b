import UIKit

/// Rows with two views each, placed once by frames and then kept by masks.
@MainActor
struct MaskTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let leaf: UIView

  init(_ count: Int) {
    var leaf = root
    for index in 0..<count {
      let row = UIView(frame: CGRect(x: 16, y: 8 + 52 * CGFloat(index), width: 368, height: 44))
      row.autoresizingMask = .flexibleWidth
      let label = UIView(frame: CGRect(x: 8, y: 0, width: 60, height: 44))
      let detail = UIView(frame: CGRect(x: 76, y: 0, width: 284, height: 44))
      detail.autoresizingMask = .flexibleWidth
      row.addSubview(label)
      row.addSubview(detail)
      root.addSubview(row)
      if index == count / 2 { leaf = label }
    }
    self.leaf = leaf
    root.layoutIfNeeded()
  }
}
