import UIKit

extension UIColor {
  /// Of the views that are laid out.
  static let blocks: [UIColor] = [
    .systemBlue, .systemPink, .systemGreen, .systemOrange, .systemPurple,
  ]
}

extension UILabel {
  static func text(
    _ text: String = "", size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}

extension UIView {
  func edges(equalTo view: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }

  func edges(equalTo guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }
}

extension CGFloat {
  /// With at most one digit behind the point.
  var short: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  var short: String { "\(x.short), \(y.short)" }
}

extension CGRect {
  var short: String {
    "\(origin.x.short), \(origin.y.short), \(size.width.short), \(size.height.short)"
  }
}
