import UIKit

/// A system button with a square template and a filled one below it, in a window with a tint.
class TintProbe: UIViewController {
  static let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    let square = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    button.setImage(square.withRenderingMode(.alwaysTemplate), for: .normal)
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .fixed
    let filled = UIButton(configuration: configuration)
    filled.frame = CGRect(x: 20, y: 100, width: 60, height: 60)
    view.addSubview(button)
    view.addSubview(filled)
  }
}
