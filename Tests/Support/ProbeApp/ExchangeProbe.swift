import UIKit

/// Pushes, presents, selects tabs and opens windows, and takes all of it back: some times at once and a thousand
/// times after a touch. Reports how many controllers are left.
class ExchangeProbe: UITabBarController {
  private struct Made { weak var controller: UIViewController? }

  private var made: [Made] = []
  private var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
    viewControllers = [UINavigationController(rootViewController: page()), page()]
    made = []
    view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in begin(rounds: 1000) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isDone { begin(rounds: 20) }
    isDone = true
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    made.append(Made(controller: page))
    return page
  }

  private func begin(rounds: Int) {
    guard rounds > 0 else { return DispatchQueue.main.async { self.end() } }
    let window = rounds % 10 == 0 ? open() : nil
    let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .popover]
    let shown = page()
    shown.modalPresentationStyle = styles[rounds % styles.count]
    shown.popoverPresentationController?.sourceView = view
    (viewControllers?[0] as? UINavigationController)?.pushViewController(page(), animated: false)
    present(shown, animated: false)
    DispatchQueue.main.async { self.undo(window, rounds) }
  }

  private func open() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = page()
    window.isHidden = false
    return window
  }

  private func undo(_ window: UIWindow?, _ rounds: Int) {
    dismiss(animated: false)
    (viewControllers?[0] as? UINavigationController)?.popViewController(animated: false)
    selectedIndex = rounds % 2
    window?.isHidden = true
    made.removeAll { $0.controller == nil }
    DispatchQueue.main.async { self.begin(rounds: rounds - 1) }
  }

  /// Waits a while for the last ones.
  private func end(turns: Int = 1000) {
    let left = made.count { $0.controller != nil }
    if left == 0 || turns == 0 { return report("left \(left)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.end(turns: turns - 1) }
  }
}
