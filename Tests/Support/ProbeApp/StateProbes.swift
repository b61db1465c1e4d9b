import UIKit

/// Reports entering the background and foreground, its size and its keys. Each touch requests a
/// small window and switches between red and green.
class StatesProbe: UIViewController {
  private var isGreen = false

  override func viewDidLoad() {
    title = "Probe"
    paint()
    for (name, word) in [
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        report(word)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    report("layout \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGreen.toggle()
    paint()
    view.window?.frame.size = CGSize(width: 200, height: 150)
  }

  private func paint() {
    view.backgroundColor = UIColor(red: isGreen ? 0 : 1, green: isGreen ? 1 : 0, blue: 0, alpha: 1)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("began", presses)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("changed", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("ended", presses)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("cancelled", presses)
  }

  private func tell(_ phase: String, _ presses: Set<UIPress>) {
    for press in presses {
      let place = press.key?.keyCode.rawValue ?? 0
      report("\(phase) \(place) \(press.key?.characters ?? "")")
    }
  }
}
