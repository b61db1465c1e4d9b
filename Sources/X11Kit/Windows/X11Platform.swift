// Walk 2: parting of the ways. In: XEvents from the loop. Out: each to the translator of its kind: windows,
// pointer, touch, keyboard, devices. Next: Events/X11EventTranslator.

import CUIXlib
import DBusKit
import Dispatch
package import PlatformKit
package import RasterKit

/// The X server as a platform. Main thread only.
///
/// There are two connections: this one for events and windows, and another for pixels and the frame
/// clock, which only the render queue uses.
@MainActor
package final class X11Platform: Platform {
  package let clock: any HostClock
  package private(set) var screens: [PlatformScreen] = []

  let connection: X11Connection
  let render: X11RenderConnection
  let translator: X11EventTranslator
  let input: X11InputMethod
  let keys: X11KeyOffers
  let cursors: X11Cursors
  let startup: X11Startup
  /// Made when it is first asked for.
  var compositing: X11Compositing?
  var sessionClient: X11SessionClient?
  /// The time of the last input that the window manager was told.
  private var toldInputTime: Time = 0
  private let loop: X11EventLoop
  /// Made when a clipboard is first asked for.
  var clipboards: X11Clipboards?
  /// Made with the first drag that another program is told of, or that is one's.
  var dragAndDrop: X11DragAndDrop?
  /// Made when it is first asked for.
  private var portal: PortalFileChooser?
  /// Nil without a session bus.
  private(set) lazy var sessionBus: SessionBus? = DBusAddress.session.map { address in
    SessionBus(address: address) { [weak self] in self?.wake?() }
  }
  /// Made after the first frame.
  var settingsPortal: SettingsPortal?
  package internal(set) var desktopSettings = DesktopSettings()
  package var identity = ProgramIdentity(name: "", identifier: "")
  package private(set) lazy var idleInhibitor: (any IdleInhibitor)? = makeIdleInhibitor()
  /// Each is nil without a session bus.
  package private(set) lazy var notifications: (any NotificationService)? = makeNotifications()
  package private(set) lazy var instances: (any InstanceService)? = makeInstances()
  package private(set) lazy var urlOpener: (any URLOpener)? = makeURLOpener()
  package private(set) lazy var accessibility: (any AccessibilityBridge)? = makeAccessibility()
  let settings: X11DesktopSettings
  /// What the settings have said of the scale.
  private var knownScale: Double?
  private(set) var windows: [Window: X11Window] = [:]
  /// Menus and popovers that have grabbed the pointer, the last one last.
  private var grabbing: [Window] = []
  /// Whether one of them went, whose grab was in the place of those of others.
  private var isGrabDue = false
  private var hasReportedLoss = false
  /// Wakes main for ticks that are offered to it, of which `hasTicks` says whether one has arrived.
  private var tickSource: X11RunLoopSource?
  private var hasTicks = false
  private(set) var wake: (@MainActor () -> Void)?
  /// The timer for deadlines without an event, and when it fires.
  var dueTimer: (any DispatchSourceTimer)?
  var armedWake: HostTime?

  /// Connects to `displayName`, or to the server named by `DISPLAY`. Throws a one-line error.
  package init(displayName: String? = nil, clock: any HostClock = SystemClock()) throws {
    self.clock = clock
    connection = try X11Connection(displayName: displayName ?? EnvironmentVariable.display.value)
    render = try X11RenderConnection(
      displayName: connection.name, visual: connection.visual,
      alphaVisual: connection.alphaVisual)
    translator = X11EventTranslator(atoms: connection.atoms, root: connection.root)
    input = X11InputMethod(
      display: connection.display, displayName: connection.name, leader: connection.leader)
    keys = X11KeyOffers(next: input)
    cursors = X11Cursors(display: connection.display, root: connection.root)
    loop = X11EventLoop(connection: connection)
    startup = X11Startup(connection: connection)
    settings = X11DesktopSettings(connection: connection)
    translator.replies = self
    translator.keyboard = input.compose
    input.receiver = self
    keys.onDecision = { [weak self] in self?.wake?() }
    readScreens()
    readDevices()
    takeSettings()
  }

  package func start(wake: @escaping @MainActor () -> Void) {
    self.wake = wake
    connection.onQueuedEvents = wake
    loop.start(wake: wake)
    let readers = render.readers
    tickSource = X11RunLoopSource(descriptor: readers.mainDescriptor, of: readers) { [weak self] in
      self?.hasTicks = true
      wake()
    }
  }

  package func takeTicks() {
    guard hasTicks else { return }
    hasTicks = false
    render.readOnMain()
  }

  package func drainEvents(_ handle: (PlatformEvent) -> Void) {
    var isReleaseLeft = false
    repeat {
      keys.deliver(at: clock.now())
      input.deliver()
      isReleaseLeft = loop.drain { translate(&$0, handle) }
      if !connection.isLost { input.expire(at: clock.now()) }
      translator.finishBatch(at: clock.now())
      clipboards?.expire(at: clock.now())
      dragAndDrop?.finishBatch(at: clock.now())
      handOver(handle)
      dragAndDrop?.settle()
    } while !isReleaseLeft && (loop.hasQueuedEvents || translator.hasOutput)
    tellUserTime()
    armWake()
    reportLossOnce(handle)
  }

  package func flush() -> Bool {
    renewGrab()
    loop.flush()
    return loop.hasQueuedEvents || translator.hasOutput || (connection.isLost && !hasReportedLoss)
  }

  package func makeWindow(_ description: WindowDescription) throws -> any PlatformWindow {
    let window = try X11Window.make(description, platform: self)
    windows[window.handle] = window
    translator.tracks[window.handle] = X11WindowState(
      size: description.size, position: description.position ?? newCorner)
    return window
  }
}

extension X11Platform {
  package var inputMethod: any InputMethod { input }

  package var fileChooser: (any FileChooser)? {
    if let portal { return portal }
    guard let address = DBusAddress.session else { return nil }
    portal = PortalFileChooser(address: address) { [weak self] in self?.wake?() }
    return portal
  }

  private func makeAccessibility() -> (any AccessibilityBridge)? {
    sessionBus.map { session in
      ATSPIBridge(
        session: session, keys: keys,
        origin: { [weak self] in self?.position(of: Window($0.rawValue)) ?? PixelPoint(x: 0, y: 0)
        },
        onDelivered: { [weak self] in self?.wake?() })
    }
  }

  /// The current desktop's, as the window manager says, else all of the screen. Two round trips.
  package var workArea: PixelRect? {
    let whole = PixelRect(size: connection.desktopSize)
    if connection.isLost { return whole }
    let areas = connection.items(of: connection.atoms[.workArea], in: connection.root)
      .map { Int32(clamping: $0) }
    let current = connection.items(of: connection.atoms[.currentDesktop], in: connection.root)
    let desktop = current.first.flatMap { $0 < areas.count / 4 ? Int($0) : nil } ?? 0
    let area = Array(areas.dropFirst(desktop * 4).prefix(4))
    guard area.count == 4, area[2] > 0, area[3] > 0 else { return whole }
    return PixelRect(x: area[0], y: area[1], width: area[2], height: area[3])
  }

  /// Whether the server was asked to show the window and has done so.
  func isShown(_ window: Window) -> Bool {
    translator.tracks[window]?.visibility.isMapped ?? false
  }

  /// Whether it is not mapped, and not about to be, or its window manager says that it shows an icon in its place.
  func isAway(_ window: Window) -> Bool {
    guard let track = translator.tracks[window] else { return false }
    return track.visibility.isIcon || !track.visibility.isMapped && track.showIsDue == nil
  }

  /// Where a window begins that doesn't say, until a window manager places it: on the main screen, whose scale
  /// it has been made for.
  var newCorner: PixelPoint {
    let screen = screens[0].bounds
    return PixelPoint(x: screen.minX, y: screen.minY)
  }

  /// The screen with the largest part of the window.
  func screen(showing window: Window) -> PlatformScreen {
    guard let track = translator.tracks[window] else { return screens[0] }
    let place = PixelRect(size: track.size).offsetBy(x: track.position.x, y: track.position.y)
    let shares = screens.map { $0.bounds.intersection(place).area }
    guard let most = shares.max(), most > 0 else { return screens[0] }
    return screens[shares.firstIndex(of: most)!]
  }

  /// Also what a batch of events still holds back; nil for a window that is gone.
  func newestPosition(of window: Window) -> PixelPoint? {
    translator.tracks[window].map { $0.newPosition ?? $0.position }
  }

  func noteGrab(_ window: Window) {
    grabbing.removeAll { $0 == window }
    grabbing.append(window)
  }

  /// A finger's first touch under a grab is lost, those that follow are not.
  private func letGoOfPointer() {
    if grabbing.isEmpty { return }
    grabbing = []
    connection.input?.releasePointer(at: Time(CurrentTime))
  }

  /// A popover that goes has no presses any more.
  func letGoOfPointer(for window: Window) {
    guard forgetGrab(window), grabbing.isEmpty else { return }
    connection.input?.releasePointer(at: Time(CurrentTime))
    XUngrabPointer(connection.display, Time(CurrentTime))
  }

  /// False for a window that has none.
  @discardableResult
  private func forgetGrab(_ window: Window) -> Bool {
    guard let place = grabbing.firstIndex(of: window) else { return false }
    grabbing.remove(at: place)
    isGrabDue = true
    return true
  }

  /// What a menu or a popover over another one has grabbed is that one's again. Two round trips or three.
  private func renewGrab() {
    guard isGrabDue else { return }
    isGrabDue = false
    if let last = grabbing.last { windows[last]?.grab() }
  }

  func forget(_ window: X11Window) {
    windows[window.handle] = nil
    forgetGrab(window.handle)
    translator.forget(window.handle)
    dragAndDrop?.windowIsGone(window.handle)
  }

  private func translate(_ event: inout XEvent, _ handle: (PlatformEvent) -> Void) {
    if clipboards?.takes(event) == true { return }
    if takesDesktopChange(event, handle) || takesDragMessage(event) { return }
    if connection.randr?.absorbs(&event) == true {
      readScreens()
      followRefreshRates()
      handle(.screensChanged)
      return
    }
    if settings.takes(event) {
      if takeSettings() { handle(.settingsChanged) }
      guard settings.scale != knownScale else { return }
      let former = screens
      readScreens()
      if screens != former { handle(.screensChanged) }
      return
    }
    if let input = connection.input?.decode(&event) {
      translator.translate(input, arrivedAt: clock.now())
    } else {
      keys.route(event, at: clock.now())
    }
    handOver(handle)
  }

  private func handOver(_ handle: (PlatformEvent) -> Void) {
    for event in translator.takeOutput() {
      followFocus(event)
      if case .window(let id, .moved) = event { followRefreshRate(of: Window(id.rawValue)) }
      if case .touch(_, let report) = event, report.isLanding { letGoOfPointer() }
      handle(event)
    }
  }

  private func followRefreshRates() {
    for window in windows.keys { followRefreshRate(of: window) }
  }

  private func followRefreshRate(of window: Window) {
    windows[window]?.clock.setRefreshRate(screen(showing: window).refreshRate)
  }

  private func followFocus(_ event: PlatformEvent) {
    guard case .window(let id, let change) = event, !connection.isLost else { return }
    switch change {
    case .focused:
      windows[Window(id.rawValue)]?.setUrgent(false)
      input.setFocused(true, Window(id.rawValue))
    case .unfocused: input.setFocused(false, Window(id.rawValue))
    case .moved: input.windowMoved(Window(id.rawValue))
    default: break
    }
  }

  /// Once for all input that has come together.
  private func tellUserTime() {
    guard translator.lastInputTime != toldInputTime else { return }
    toldInputTime = translator.lastInputTime
    windows[translator.lastInputWindow]?.writeUserTime(toldInputTime)
  }

  private func readScreens() {
    knownScale = settings.scale
    screens = X11Monitor.screens(
      for: connection.randr?.monitors() ?? [], desktop: connection.desktopSize, scale: knownScale)
    translator.desktopWidth = Double(connection.desktopSize.width)
  }

  private func readDevices() {
    connection.input?.selectDeviceChanges(on: connection.root)
    translator.devices = connection.input?.devices(atoms: connection.atoms) ?? [:]
  }

  private func reportLossOnce(_ handle: (PlatformEvent) -> Void) {
    guard connection.isLost, !hasReportedLoss else { return }
    hasReportedLoss = true
    loop.stop()
    keys.disconnect()
    input.disconnect()
    clipboards?.disconnect()
    dragAndDrop?.disconnect()
    handle(.disconnected("the X server at display \"\(connection.name)\" is gone"))
  }
}

extension X11Platform: X11Replying {
  func answerPing(_ message: XClientMessageEvent) {
    guard !connection.isLost else { return }
    var event = XEvent()
    event.xclient = message
    event.xclient.window = connection.root
    XSendEvent(
      connection.display, connection.root, False,
      SubstructureNotifyMask | SubstructureRedirectMask, &event)
  }

  func takeFocus(_ window: Window, time: Time) { windows[window]?.takeFocus(time: time) }

  func refreshKeyboardMapping(_ event: XMappingEvent) {
    var event = event
    input.compose.keyboardChanged()
    if !connection.isLost { XRefreshKeyboardMapping(&event) }
  }

  func inputDevice(_ id: Int32) -> X11InputDevice? {
    guard !connection.isLost else { return nil }
    return connection.input?.devices(id, atoms: connection.atoms)[id]
  }

  func didShow(_ window: Window) { windows[window]?.didShow() }

  func items(of property: Atom, in window: Window) -> [UInt] {
    connection.isLost ? [] : connection.items(of: property, in: window)
  }

  var hasStateManager: Bool { connection.windowManager.isRunning }

  func wasDrawn(_ value: UInt64, in window: Window) { windows[window]?.target.wasDrawn(value) }

  func didDestroy(_ window: Window) {
    windows[window]?.markGone()
    input.detach(window)
  }
}

extension X11Platform: X11KeyReceiving {
  func pass(_ event: XEvent) { translator.translate(event, arrivedAt: clock.now()) }
  func kept(_ event: XEvent) { translator.inputMethodKept(event, arrivedAt: clock.now()) }
  func forward(_ event: XKeyEvent) { translator.keyForwarded(event, arrivedAt: clock.now()) }
  func emit(_ event: PlatformEvent) { translator.emit(event) }
  func inputMethodHasNews() { wake?() }

  func position(of window: Window) -> PixelPoint {
    translator.tracks[window]?.position ?? PixelPoint(x: 0, y: 0)
  }
}

extension TouchReport {
  /// Whether a finger comes down.
  fileprivate var isLanding: Bool { kind == .finger && action == .down }
}
