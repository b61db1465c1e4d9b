import CUIXlib
import PlatformKit
import RasterKit
import SeededInput
import XTestRig

@testable import X11Kit

// What everybody else does: other programs, a window manager without sense, and the user.
extension FuzzedSession {
  private var display: OpaquePointer { peer.display }

  func actAsOthers() {
    let target = window()?.handle ?? peer.root
    switch number(0...33) {
    case 0...4: writeProperty(of: chance(of: 6) ? peer.root : target)
    case 5...9: sendMessage(to: target)
    case 10...13: sendEvent(to: target)
    case 14...16: handle(target)
    case 17...18: focus(target)
    case 19...20: exchange()
    case 21: grab()
    case 22: setDesktop()
    case 23 where chance(of: 60): changeMonitors()
    case 24...27: dragAsOthers()
    default: useDevices()
    }
  }

  private func writeProperty(of window: Window) {
    if chance(of: 5) {
      XDeleteProperty(display, window, atom())
      return
    }
    let format = [8, 16, 32].randomElement(using: &numbers)!
    let data = bytes(1600)
    XChangeProperty(
      display, window, atom(), atom(), Int32(format), PropModeReplace, data,
      Int32(data.count / (format == 32 ? 8 : format / 8)))
  }

  private func sendMessage(to window: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = chance(of: 8) ? Window(number(0...9999)) : window
    event.xclient.message_type = Bool.random(using: &numbers) ? peer.atom("WM_PROTOCOLS") : atom()
    event.xclient.format = [32, 32, 32, 16, 8].randomElement(using: &numbers)!
    let first = Bool.random(using: &numbers) ? Int(atom()) : word()
    event.xclient.data.l = (first, word(), word(), word(), word())
    let mask = chance(of: 4) ? SubstructureNotifyMask | SubstructureRedirectMask : 0
    XSendEvent(display, window, False, mask, &event)
  }

  /// Any of the core protocol's, with anything in it.
  private func sendEvent(to window: Window) {
    var event = XEvent()
    withUnsafeMutableBytes(of: &event) { raw in
      for index in raw.indices { raw[index] = UInt8.random(in: 0...255, using: &numbers) }
    }
    event.type = Int32(number(2...34))
    event.xany.send_event = 0
    event.xany.display = display
    event.xany.window = window
    // The window that it is about, beside the one that gets it.
    if UnmapNotify...GravityNotify ~= event.type { event.xunmap.window = window }
    if event.type == ClientMessage { event.xclient.format = 32 }
    if event.type == ConfigureNotify, Bool.random(using: &numbers) {
      (event.xconfigure.width, event.xconfigure.height) = (size().width, size().height)
    }
    XSendEvent(display, window, False, 0, &event)
  }

  /// As a window manager may, or a killer.
  private func handle(_ window: Window) {
    guard window != peer.root else { return }
    switch number(0...7) {
    case 0: XUnmapWindow(display, window)
    case 1: XMapWindow(display, window)
    case 2: XResizeWindow(display, window, UInt32(size().width), UInt32(size().height))
    case 3: XMoveWindow(display, window, place().x, place().y)
    case 4: XReparentWindow(display, window, peer.root, place().x, place().y)
    case 5:
      let other = self.window()?.handle ?? peer.root
      if other != window { XReparentWindow(display, window, other, 0, 0) }
    case 6: XRaiseWindow(display, window)
    default: if chance(of: 2) { XDestroyWindow(display, window) }
    }
  }

  private func focus(_ window: Window) {
    let target = chance(of: 4) ? Window(number(0...1)) : window
    // RevertToNone, RevertToPointerRoot or RevertToParent.
    XSetInputFocus(display, target, Int32(number(0...2)), Time(CurrentTime))
  }

  private func grab() {
    if Bool.random(using: &numbers) {
      XUngrabKeyboard(display, Time(CurrentTime))
      XUngrabPointer(display, Time(CurrentTime))
    } else if Bool.random(using: &numbers) {
      XGrabKeyboard(display, peer.root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
    } else {
      XGrabPointer(
        display, peer.root, False, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0,
        Time(CurrentTime))
    }
  }

  /// What is set for all programs.
  private func setDesktop() {
    let densities = [96, 144, 192, 0, -5, 100_000]
    switch number(0...3) {
    case 0:
      let text = "Xft.dpi:\t\(densities.randomElement(using: &numbers)!)\n"
      XChangeProperty(
        display, peer.root, Atom(XA_RESOURCE_MANAGER), Atom(XA_STRING), 8, PropModeReplace,
        Array(text.utf8), Int32(text.utf8.count))
    case 1: XDeleteProperty(display, peer.root, Atom(XA_RESOURCE_MANAGER))
    case 2: _ = peer.manageSettings(bytes(200))
    default:
      peer.setProperty(
        "_NET_SUPPORTING_WM_CHECK", type: "WINDOW", [strangers.last ?? 1], of: peer.root)
    }
  }

  private func changeMonitors() {
    let mode = ["1280x800", "small", "tiny"].randomElement(using: &numbers)!
    _ = try? server.run(["xrandr", "--output", "screen", "--mode", mode])
    if Bool.random(using: &numbers) {
      _ = try? server.run([
        "xrandr", "--setmonitor", "half", "320/\(number(0...90))x480/60+0+0", "none",
      ])
    } else {
      _ = try? server.run(["xrandr", "--delmonitor", "half"])
    }
  }

  private func useDevices() {
    switch number(0...3) {
    case 0: input.move(x: place().x, y: place().y)
    case 1:
      let button = UInt32(number(1...7))
      input.press(button: button, isDown: Bool.random(using: &numbers))
    default:
      let code = UInt32(number(Int(FuzzedInput.keys.lowerBound)...Int(FuzzedInput.keys.upperBound)))
      input.press(key: code, isDown: Bool.random(using: &numbers))
    }
  }
}

// Selections of strangers.
extension FuzzedSession {
  private func exchange() {
    switch number(0...4) {
    case 0 where strangers.count < 6:
      strangers.append(XCreateSimpleWindow(display, peer.root, 0, 0, 1, 1, 0, 0, 0))
    case 1 where strangers.count > 1:
      XDestroyWindow(display, strangers.removeFirst())
    case 2:
      XSetSelectionOwner(display, selection(), strangers.last ?? 0, Time(CurrentTime))
    default:
      guard let stranger = strangers.last else { return }
      XConvertSelection(display, selection(), atom(), atom(), stranger, Time(CurrentTime))
    }
  }

  private func selection() -> Atom {
    Bool.random(using: &numbers) ? peer.atom("CLIPBOARD") : Atom(XA_PRIMARY)
  }

  /// With a refusal, with anything, or seldom not at all. A file is waited for longest, so it has an answer.
  func answerSelections() {
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      guard event.type == SelectionRequest else { continue }
      let isFile = event.xselectionrequest.target == fileTarget
      if isFile || !chance(of: 40) { answer(event.xselectionrequest, isFile: isFile) }
    }
  }

  private var fileTarget: Atom { peer.atom(X11AtomName.directSave.rawValue) }

  private func answer(_ request: XSelectionRequestEvent, isFile: Bool) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.time = request.time
    if Bool.random(using: &numbers) {
      event.xselection.property = request.property
      let data = bytes(400)
      let format = [8, 32].randomElement(using: &numbers)!
      XChangeProperty(
        display, request.requestor, request.property, isFile ? peer.atom("STRING") : atom(),
        Int32(format), PropModeReplace, data, Int32(data.count / (format == 32 ? 8 : 1)))
    }
    XSendEvent(display, request.requestor, False, 0, &event)
  }
}
