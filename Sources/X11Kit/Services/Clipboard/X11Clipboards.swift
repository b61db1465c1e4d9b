import CUIXlib
import PlatformKit

/// Selections of the X server (ICCCM 2): this program as their owner, with one hidden window for all, and
/// as a requestor, with one for each read. Main thread only.
///
/// Another program is waited for by events and deadlines. Main itself waits for the server only: for
/// properties, for names of atoms it has not seen, and when a selection is first watched.
@MainActor
final class X11Clipboards {
  let connection: X11Connection
  let clock: any HostClock
  let window: Window
  let names: X11AtomTable
  let changes: X11SelectionChanges?
  /// Called when `nextDue` may have changed.
  var onDeadline: @MainActor () -> Void = {}

  private var clipboards: [Atom: X11Clipboard] = [:]
  /// Under way, oldest first.
  var reads: [SelectionRead] = [] {
    didSet { filter = makeFilter() }
  }
  var answers: [SelectionAnswer] = []
  var writes: [SelectionWrite] = [] {
    didSet { filter = makeFilter() }
  }
  /// What is to be done when windows of other programs are destroyed.
  var deathWatches: [Window: @MainActor () -> Void] = [:] {
    didSet { filter = makeFilter() }
  }
  /// Which events `takes` takes; every event of the connection is looked at.
  private(set) lazy var filter = makeFilter()
  /// At the end of the program.
  var handOver: ManagerHandOver?
  /// What waits for the server's time, oldest first.
  private var waitingForTime: [@MainActor (Time) -> Void] = []

  init(connection: X11Connection, clock: any HostClock) {
    self.connection = connection
    self.clock = clock
    names = X11AtomTable(display: connection.display)
    guard !connection.isLost else {
      (changes, window) = (nil, 0)
      return
    }
    changes = X11SelectionChanges(display: connection.display)
    window = connection.makeSelectionWindow()
  }

  var display: OpaquePointer { connection.display }
  var atoms: X11Atoms { connection.atoms }

  func clipboard(_ name: ClipboardName) -> X11Clipboard {
    madeClipboard(of: name == .general ? atoms[.clipboard] : Atom(XA_PRIMARY))
  }

  /// One round trip, if the selection is a new one.
  func madeClipboard(of selection: Atom) -> X11Clipboard {
    if let clipboard = clipboards[selection] { return clipboard }
    let clipboard = X11Clipboard(selection: selection, service: self)
    clipboards[selection] = clipboard
    return clipboard
  }

  func clipboard(of selection: Atom) -> X11Clipboard? { clipboards[selection] }

  /// Whether this program owns selections, or asks for one, with the window.
  func isOwn(_ window: Window) -> Bool {
    window == self.window || reads.contains { $0.window == window }
  }

  /// Calls back with a time of the server that is later than all that happened there so far: only with
  /// such a time can a selection be taken or asked for. Source: ICCCM 2.1.
  func withServerTime(_ body: @escaping @MainActor (Time) -> Void) {
    waitingForTime.append(body)
    connection.setProperty(
      atoms[.serverTime], of: window, type: Atom(XA_INTEGER), bytes: [UInt8]())
    connection.flushOutsideTurn()
  }

  func timeArrived(_ time: Time) {
    if !waitingForTime.isEmpty { waitingForTime.removeFirst()(time) }
  }
}

extension X11Clipboards {
  /// When something ends though nothing arrives; nil while nobody is waited for.
  var nextDue: HostTime? {
    (reads.map(\.due) + answers.map(\.due) + writes.map(\.due)).min()
  }

  /// Ends what has waited too long.
  func expire(at now: HostTime) {
    for read in reads where read.due <= now { read.finish(.failure(.timedOut)) }
    for answer in answers where answer.due <= now { answer.giveUp() }
    for write in writes where write.due <= now { write.finish(.stalled) }
  }

  /// The server is gone.
  func disconnect() {
    for read in reads { read.finish(.failure(.disconnected)) }
    answers.removeAll()
    writes.removeAll()
    waitingForTime.removeAll()
  }
}

extension X11Connection {
  /// A hidden window that reports changes of its properties.
  func makeSelectionWindow() -> Window {
    let window = XCreateSimpleWindow(display, root, -1, -1, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    return window
  }

  /// Another program may have destroyed the window before.
  func destroySelectionWindow(_ window: Window) {
    guard !isLost else { return }
    X11ErrorHandler.pardon(display) { XDestroyWindow(display, window) }
  }
}
