import UIKit

/// Text, a symbol, a drawing and a hairline at the edges. Reports its size and scale whenever it is laid out.
class ScaleProbe: UIViewController {
  private class Curve: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setStroke()
      UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).stroke()
    }
  }

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "Sharp at any scale"
    label.textColor = .black
    let symbol = UIImageView(image: UIImage(systemName: "gear"))
    let curve = Curve()
    curve.backgroundColor = .white
    let frame = UIView()
    frame.layer.borderWidth = 1
    let stack = UIStackView(arrangedSubviews: [label, symbol, curve])
    stack.axis = .vertical
    for child in [frame, stack] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      frame.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      frame.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      frame.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -3),
      frame.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      curve.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    report("layout \(Int(size.width))x\(Int(size.height)) at \(traitCollection.displayScale)")
  }
}
