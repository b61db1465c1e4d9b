import UIKit

/// A red view with a tip, which reports taps.
class ToolTipProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addInteraction(UIToolTipInteraction(defaultToolTip: "What leaves the window"))
    view.addGestureRecognizer(UITapGestureRecognizer { _ in report("tap") })
  }

  override func viewDidLayoutSubviews() {
    report("layout \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }
}
