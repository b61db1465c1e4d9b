import CUIXlib
import PlatformKit

/// The first station of the keyboard events: screen readers, which take their commands out of the keys. What they
/// leave goes on to the input methods, always in the order of its arrival. Main thread only.
///
/// Without a listener an event costs a comparison.
@MainActor
final class X11KeyOffers {
  /// Those that are asked; keys that they have not decided go on without them when they are gone.
  var listeners: ATSPIKeyListeners? { didSet { if listeners !== oldValue { passWaiting() } } }
  /// Called when there is something for `deliver` to do.
  var onDecision: @MainActor () -> Void = {}
  private let next: X11InputMethod
  private var queue = X11KeyQueue<XEvent>()
  private var lastKey: UInt64 = 0
  /// Keys whose last press was taken. Their release goes no further either.
  private var taken: Set<UInt32> = []
  private var commandKeys = CommandKeys()
  /// The last keys that a server of XIM got.
  private var given: [Stamp] = []

  init(next: X11InputMethod) { self.next = next }

  /// Takes every event of the connection. Only those of the keyboard are ever held back.
  func route(_ event: XEvent, at now: HostTime) {
    if listeners?.arePresent == true {
      commandKeys.follow(event)
    } else {
      commandKeys = CommandKeys()
    }
    switch event.type {
    case KeyPress, KeyRelease: routeKey(event, at: now)
    case FocusIn, FocusOut, KeymapNotify: follow(event, at: now)
    default: next.route(event, at: now)
    }
  }

  /// Sends on what waits for nothing.
  func deliver(at now: HostTime) {
    while let (event, isTaken) = queue.takeFirst() { send(event, isTaken: isTaken, at: now) }
  }

  /// The X server is gone.
  func disconnect() {
    queue = X11KeyQueue()
    listeners = nil
  }
}

extension X11KeyOffers {
  /// A key that a server of XIM sends back, as an event or as text, has been here.
  private func routeKey(_ event: XEvent, at now: HostTime) {
    if event.xkey.keycode == 0 || comesBack(event.xkey) { return next.route(event, at: now) }
    guard let listeners, listeners.arePresent else { return follow(event, at: now) }
    let key = key(of: event.xkey)
    // Of a secret they hear no letter, except as a command.
    if key.isText, next.isSecret, !commandKeys.areDown { return follow(event, at: now) }
    offer(key, to: listeners)
    // A release goes the way of its press. Who has stalled is told of keys, and not waited for.
    guard event.type == KeyPress, !listeners.areStalled else { return follow(event, at: now) }
    queue.hold(event, key: lastKey)
  }

  private func key(of event: XKeyEvent) -> ATSPIKey {
    var press = event
    press.type = KeyPress
    return ATSPIKey(event, symbol: event.symbol, typed: next.compose.text(for: press))
  }

  private func offer(_ key: ATSPIKey, to listeners: ATSPIKeyListeners) {
    lastKey += 1
    let number = lastKey
    listeners.offer(key) { [weak self] isTaken in
      if isTaken { self?.commandKeys.take(key.keycode) }
      self?.decide(number, isTaken: isTaken)
    }
  }

  private func decide(_ key: UInt64, isTaken: Bool) {
    queue.decide(key, isTaken: isTaken)
    if listeners?.areStalled == true { queue.passAll() }
    onDecision()
  }

  private func passWaiting() {
    queue.passAll()
    onDecision()
  }

  private func follow(_ event: XEvent, at now: HostTime) {
    if queue.isEmpty { send(event, isTaken: false, at: now) } else { queue.append(event) }
  }

  private func send(_ event: XEvent, isTaken: Bool, at now: HostTime) {
    switch event.type {
    case KeyPress where isTaken: taken.insert(event.xkey.keycode)
    // A repeat may have been taken of a key whose press was not.
    case KeyRelease where taken.remove(event.xkey.keycode) != nil: next.receiver?.kept(event)
    case KeyPress, KeyRelease:
      taken.remove(event.xkey.keycode)
      note(event.xkey)
      next.route(event, at: now)
    default: next.route(event, at: now)
    }
  }
}

/// Keys that are down, and those of them that a listener took: what is pressed beside these is a command. Known when an event
/// arrives, whatever waits.
private struct CommandKeys {
  private var down: Set<UInt32> = []
  private var taken: Set<UInt32> = []

  var areDown: Bool { !taken.isEmpty }

  mutating func follow(_ event: XEvent) {
    switch event.type {
    case KeyPress: down.insert(event.xkey.keycode)
    case KeyRelease:
      down.remove(event.xkey.keycode)
      taken.remove(event.xkey.keycode)
    // Of keys that are down nothing more is heard.
    case FocusOut: (down, taken) = ([], [])
    default: break
    }
  }

  mutating func take(_ keycode: UInt32) {
    if down.contains(keycode) { taken.insert(keycode) }
  }
}

extension X11KeyOffers {
  /// What two events of one key differ in.
  private struct Stamp: Equatable {
    var type: Int32
    var keycode: UInt32
    var time: Time

    init(_ event: XKeyEvent) { (type, keycode, time) = (event.type, event.keycode, event.time) }
  }

  /// Xlib gives a key that a server of XIM does not take once more, as a new event.
  private func note(_ event: XKeyEvent) {
    guard next.server != nil else { return }
    if given.count == 64 { given.removeFirst(32) }
    given.append(Stamp(event))
  }

  private func comesBack(_ event: XKeyEvent) -> Bool {
    guard let index = given.firstIndex(of: Stamp(event)) else { return false }
    given.remove(at: index)
    return true
  }
}
