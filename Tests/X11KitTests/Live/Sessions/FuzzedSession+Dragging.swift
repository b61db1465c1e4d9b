import CUIXlib
import PlatformKit
import RasterKit
import SeededInput

@testable import X11Kit

// Drags of the program over others, and of others over the program, with promised files.
extension FuzzedSession {
  private var display: OpaquePointer { peer.display }
  private var fileTarget: Atom { peer.atom(X11AtomName.directSave.rawValue) }
  private var selection: Atom { peer.atom(X11AtomName.dragSelection.rawValue) }

  private func wish() -> DragAction? {
    if chance(of: 4) { return nil }
    return Bool.random(using: &numbers) ? .move : .copy
  }

  private func action() -> Atom {
    let own = platform.connection.atoms[Bool.random(using: &numbers) ? .dragCopy : .dragMove]
    return chance(of: 4) ? atom() : own
  }

  private func send(_ message: XdndMessage, to window: Window) {
    var event = message.event(for: window, platform.connection.atoms)
    XSendEvent(display, window, False, 0, &event)
  }

  /// The name of a promised file, or where it is wanted.
  private func write(_ text: String, on window: Window) {
    let data = chance(of: 4) ? bytes(300) : Array(text.utf8)
    XChangeProperty(
      display, window, fileTarget, peer.atom(DirectSave.propertyType), 8, PropModeReplace, data,
      Int32(data.count))
  }
}

// The program's drags.
extension FuzzedSession {
  func dragOut() {
    guard let drag else { return begin() }
    switch number(0...9) {
    case 0:
      drag.cancel()
      self.drag = nil
    case 1...2:
      drag.drop { _ in }
      dropped = dropped.suffix(3) + [drag]
      self.drag = nil
    default:
      let isAtTarget = dragTarget != nil && !chance(of: 4)
      drag.move(to: isAtTarget ? Self.targetPlace : place(), wish: wish() ?? .copy)
    }
  }

  private func begin() {
    var offer = ClipboardOffer(formats: [ClipboardFormat.text, "x/y"]) { format, done in
      done(format == "x/y" ? nil : [65, 66])
    }
    if Bool.random(using: &numbers) {
      offer.promise = FilePromise(name: "fuzz.txt") { [weak self] _, done in
        done(self?.chance(of: 2) ?? false)
      }
    }
    drag = platform.beginDrag(chance(of: 8) ? nil : offer, allowsMove: chance(of: 2))
  }

  /// Nobody waits for a drop of the program any more.
  func endDrags() {
    for drag in dropped + [drag].compactMap(\.self) { drag.cancel() }
    (drag, dropped) = (nil, [])
  }

  /// What the program says to drags of others. Nothing is written to files.
  func take(_ event: ForeignDragEvent) {
    switch event {
    case .moved(let drag, _, _): if !chance(of: 6) { drag.answer(wish()) }
    case .left: break
    case .dropped(let drag): accept(drag)
    }
  }

  private func accept(_ drag: any ForeignDrag) {
    guard openReads < 4, !chance(of: 3) else { return drag.finish(wish()) }
    openReads += 1
    if drag.promisedName != nil, Bool.random(using: &numbers) {
      drag.save(to: "/nowhere/at/all") { [self] _ in
        openReads -= 1
        drag.finish(wish())
      }
    } else {
      drag.read(drag.formats.first ?? "x/y") { [self] _ in
        openReads -= 1
        drag.finish(wish())
      }
    }
  }
}

// The others' part of both.
extension FuzzedSession {
  /// In the window of a stranger.
  private static let targetPlace = PixelPoint(x: 1100, y: 700)

  func dragAsOthers() {
    switch number(0...11) {
    case 0: showTarget()
    case 1: hideTarget()
    case 2...4: answerAsTarget()
    case 5: askForFile()
    case 6: enter()
    default: dragOn()
    }
  }

  /// Of any version.
  private func showTarget() {
    guard dragTarget == nil else { return }
    let window = XCreateSimpleWindow(display, peer.root, 1000, 600, 250, 180, 0, 0, 0)
    let version = chance(of: 4) ? UInt(number(0...9)) : XdndMessage.version
    peer.setProperty("XdndAware", type: "ATOM", [version], of: window)
    XMapRaised(display, window)
    dragTarget = window
  }

  private func hideTarget() {
    guard let target = dragTarget, chance(of: 3) else { return }
    XDestroyWindow(display, target)
    dragTarget = nil
  }

  private func answerAsTarget() {
    guard let target = dragTarget else { return showTarget() }
    let source = platform.madeClipboards().window
    if chance(of: 3) {
      send(.finished(target: target, isTaken: !chance(of: 4), action: action()), to: source)
    } else {
      send(.status(target: target, accepts: !chance(of: 4), action: action()), to: source)
    }
  }

  private func askForFile() {
    guard let target = dragTarget else { return }
    write("file:///nowhere/at/all", on: platform.madeClipboards().window)
    let wanted = chance(of: 3) ? atom() : fileTarget
    XConvertSelection(display, selection, wanted, atom(), target, Time(CurrentTime))
  }

  private func enter() {
    guard let source = strangers.last, let target = window()?.handle else { return }
    XSetSelectionOwner(display, selection, source, Time(CurrentTime))
    write("promised.txt", on: source)
    let version = chance(of: 4) ? UInt(number(0...9)) : XdndMessage.version
    let types = [fileTarget, peer.atom("text/plain"), atom()]
    send(
      .enter(source: source, version: version, hasTypeList: chance(of: 4), types: types),
      to: target)
    dragged = (source, target)
  }

  private func dragOn() {
    guard let dragged else { return enter() }
    let (source, target, time) = (dragged.source, dragged.target, Time(CurrentTime))
    switch number(0...7) {
    case 0: send(.leave(source: source), to: target)
    case 1...2: send(.drop(source: source, time: time), to: target)
    default:
      let there = place()
      send(
        .position(source: source, x: there.x, y: there.y, time: time, action: action()),
        to: target)
    }
  }
}
