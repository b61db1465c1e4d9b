import CUIWebKitGTK
import WebEngineProtocol

/// Notices that the page's process doesn't get to what the program asks for: a script without end keeps it busy.
///
/// Such a command is followed by a script that does nothing. Its end is a sign of life.
final class PageWatch {
  weak var page: Page?
  /// Whether the process has a page: no script runs before, and a process that starts may take long.
  var hasPage = false {
    didSet { if !hasPage { answered = asked } }
  }
  private var asked = 0
  private var answered = 0

  /// In milliseconds; WebKit's own limit for a process that doesn't respond.
  private static let patience: UInt32 = 3000

  func begin() {
    guard hasPage, let page else { return }
    asked += 1
    let number = asked
    gtk.webkit_web_view_evaluate_javascript(
      page.view, "0", -1, nil, nil, nil, Completion.finish,
      Completion.context { [weak self] _ in self?.answer(number) })
    wait(for: number)
  }

  private func answer(_ number: Int) { answered = max(answered, number) }

  private func wait(for number: Int) {
    let end = Unmanaged.passRetained(PatienceEnd(self, number)).toOpaque()
    _ = gtk.g_timeout_add(
      Self.patience,
      { context in
        Unmanaged<PatienceEnd>.fromOpaque(context!).takeRetainedValue().come()
        return 0
      }, end)
  }

  /// A page that is being left may run scripts until the next one is there.
  fileprivate func patienceEnded(_ number: Int) {
    guard let page else { return }
    if number <= answered {
      if number == asked, page.hasProvisionalLoad { begin() }
    } else if page.dialogs.isEmpty {
      page.tell(.pageStuck)
    } else {
      // The user is asked something, for which the process waits.
      wait(for: number)
    }
  }
}

/// The end of the time that a sign of life may take.
private final class PatienceEnd {
  private weak var watch: PageWatch?
  private let number: Int

  init(_ watch: PageWatch, _ number: Int) { (self.watch, self.number) = (watch, number) }

  func come() { watch?.patienceEnded(number) }
}
