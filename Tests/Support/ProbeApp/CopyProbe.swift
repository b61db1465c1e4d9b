import UIKit

/// Copies a text at once, and reports what other programs copy.
class CopyProbe: UIViewController {
  private var watch: (any NSObjectProtocol)?

  override func viewDidLoad() {
    UIPasteboard.general.string = "copied by the probe"
    watch = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { _ in
      MainActor.assumeIsolated { report("copied \(UIPasteboard.general.types)") }
    }
  }
}
