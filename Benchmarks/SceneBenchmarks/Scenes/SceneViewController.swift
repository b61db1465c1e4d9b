import Glibc
import SceneNumbers
import UIKit

/// A scene that changes once per frame.
class SceneViewController: UIViewController {
  let counter = FrameCounter()
  let numbers = BenchmarkSettings.windowInPoints
  private var frame = 0
  private var link: CADisplayLink?
  private var lateness = FrameLateness()

  /// Updates the scene for a frame; `time` is frames / 60.
  func show(frame: Int, time: Double) {}

  override func viewDidLoad() {
    title = "Scene"
    view.backgroundColor = UIColor(hex: SceneWindow.background)
  }

  override func viewDidAppear(_ animated: Bool) {
    link = CADisplayLink(target: self, action: SceneViewController.step)
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    show(frame: frame, time: Double(frame) / 60)
    frame += 1
    counter.update(at: link.timestamp)
    lateness.note(tick: link.timestamp, interval: link.duration)
    guard let seconds = BenchmarkSettings.seconds, frame >= seconds * 60 else { return }
    print(lateness.report)
    exit(0)
  }
}

extension UIColor {
  /// 0xRRGGBB
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
