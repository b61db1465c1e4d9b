import UIKit

/// Copies a text at once, and a picture with each touch, and reports what other programs copy.
class CopyProbe: UIViewController {
  private var watch: (any NSObjectProtocol)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let size = CGSize(width: 8, height: 8)
    UIPasteboard.general.image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    report("picture")
  }

  override func viewDidLoad() {
    UIPasteboard.general.string = "copied by the probe"
    watch = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { _ in
      MainActor.assumeIsolated { report("copied \(UIPasteboard.general.types)") }
    }
  }
}
