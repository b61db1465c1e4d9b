import CUIXlib
import Diagnostics
import PlatformKit
import RasterKit

/// Drags between this program and others by the XDND protocol: those of others over its windows, and its own
/// over theirs. Main thread only.
///
/// Each drag is a run with an object of its own. The data travel as selections do, through `X11Clipboards`.
@MainActor
final class X11DragAndDrop {
  unowned let platform: X11Platform
  let clipboards: X11Clipboards
  /// Another program's drag that is over a window now.
  private(set) var incoming: XdndIncomingDrag?
  /// Drags that were dropped here and whose data are still read.
  private var dropped: [XdndIncomingDrag] = []
  /// This program's drags, until their targets have taken what was dropped.
  private(set) var outgoing: [XdndOutgoingDrag] = []

  init(_ platform: X11Platform) {
    self.platform = platform
    clipboards = platform.madeClipboards()
  }

  var connection: X11Connection { platform.connection }
  var atoms: X11Atoms { connection.atoms }

  func receive(_ message: XdndMessage, in window: Window) {
    switch message {
    case .enter(let source, let version, let hasTypeList, let types):
      enter(window, from: source, version, hasTypeList ? nil : types)
    case .position(let source, let x, let y, let time, let action):
      run(from: source, in: window)?.move(
        to: PixelPoint(x: x, y: y), at: time, wish: action)
    case .leave(let source): run(from: source, in: window)?.leave()
    case .drop(let source, let time): run(from: source, in: window)?.drop(at: time)
    case .status(let target, let accepts, let action):
      outgoingDrag(over: target)?.answered(accepts ? action : nil)
    case .finished(let target, let isTaken, let action):
      outgoingDrag(over: target)?.finished(isTaken, action)
    }
  }

  /// To a window that may be gone; `about` is the window that the message names, another one where a proxy
  /// stands for it.
  func send(_ message: XdndMessage, to destination: Window, about window: Window) {
    guard !connection.isLost else { return }
    var event = message.event(for: window, atoms)
    X11ErrorHandler.pardon(connection.display) {
      XSendEvent(connection.display, destination, False, NoEventMask, &event)
    }
    connection.flushOutsideTurn()
  }

  func atom(of action: DragAction) -> Atom { atoms[action == .move ? .dragMove : .dragCopy] }
}

// Drags of other programs.
extension X11DragAndDrop {
  /// A message from a window that drags nothing here is a lie, or has come late.
  private func run(from source: Window, in window: Window) -> XdndIncomingDrag? {
    guard let incoming, incoming.source == source, incoming.window == window else {
      Log.x11.write("a drag message of a window that drags nothing here is ignored")
      return nil
    }
    return incoming
  }

  /// Without `types` the source's window has a list of them.
  private func enter(_ window: Window, from source: Window, _ version: UInt, _ types: [Atom]?) {
    incoming?.settle()
    incoming?.leave()
    guard platform.windows[window] != nil, version >= XdndMessage.oldestVersion, !isOwn(source)
    else { return Log.x11.write("a drag of version \(version) can't be taken") }
    clipboards.watchDeath(of: source) { [weak self] in self?.sourceDied(source) }
    guard exists(source) else { return clipboards.unwatchDeath(of: source) }
    let types = types ?? list(.dragTypes, of: source)
    incoming = XdndIncomingDrag(
      from: source, over: window, formats: formats(types),
      promisedName: promisedName(types, of: source),
      offersMove: list(.dragActions, of: source).contains(atoms[.dragMove]), service: self)
  }

  /// It was dropped: another one may come while its data are read.
  func keep(_ run: XdndIncomingDrag) {
    dropped.append(run)
    incoming = nil
  }

  private func sourceDied(_ source: Window) {
    for run in dropped + [incoming].compactMap(\.self) where run.source == source {
      run.sourceDied()
    }
  }

  /// The run is over.
  func forget(_ run: XdndIncomingDrag) {
    if incoming === run { incoming = nil }
    dropped.removeAll { $0 === run }
    if incoming?.source != run.source, !dropped.contains(where: { $0.source == run.source }) {
      clipboards.unwatchDeath(of: run.source)
    }
  }

  private func formats(_ types: [Atom]) -> [String] {
    SelectionTargets.formats(
      clipboards.names.names(of: types.filter { $0 != atoms[.directSave] }))
  }

  /// Nil if the source promises no file. One round trip if it does.
  private func promisedName(_ types: [Atom], of source: Window) -> String? {
    guard types.contains(atoms[.directSave]) else { return nil }
    let property = SelectionProperty.read(
      atoms[.directSave], of: source, display: connection.display, limit: 1 << 12, delete: false)
    let name = property.flatMap { $0.format == 8 ? DirectSave.name($0.bytes) : nil }
    if name == nil { Log.x11.write("a promised file that has no usable name is left alone") }
    return name
  }

  private func list(_ name: X11AtomName, of window: Window) -> [Atom] {
    connection.items(of: atoms[name], in: window).prefix(ClipboardLimit.formats).map {
      $0 & 0xFFFF_FFFF
    }
  }

  /// A window that names one of this program's as the source would make it watch itself.
  private func isOwn(_ window: Window) -> Bool {
    platform.windows[window] != nil || clipboards.isOwn(window) || window == connection.leader
      || window == connection.root || window == 0
  }

  /// Nobody says so of a window that was gone before it was watched. Two round trips.
  private func exists(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    var status: Int32 = 0
    X11ErrorHandler.pardon(connection.display) {
      status = XGetWindowAttributes(connection.display, window, &attributes)
    }
    return status != 0
  }
}

// This program's drags.
extension X11DragAndDrop {
  /// Other programs can be dropped on by one drag at a time: they all read the same selection.
  func begin(_ offer: ClipboardOffer?, allowsMove: Bool) -> XdndOutgoingDrag {
    let isAlone = outgoing.allSatisfy { !$0.isDragging }
    if isAlone, offer != nil { for old in outgoing { old.giveUp() } }
    let run = XdndOutgoingDrag(isAlone ? offer : nil, allowsMove: allowsMove, service: self)
    outgoing.append(run)
    return run
  }

  private func outgoingDrag(over target: Window) -> XdndOutgoingDrag? {
    outgoing.first { $0.isOver(target) }
  }

  func forget(_ run: XdndOutgoingDrag) { outgoing.removeAll { $0 === run } }
}

extension X11DragAndDrop {
  /// Reports where a drag is now: of several moves that have come together, the last.
  func finishBatch(at now: HostTime) {
    incoming?.report()
    for run in outgoing { run.expire(at: now) }
  }

  /// The handlers of what was reported have returned.
  func settle() { incoming?.settle() }

  /// When a drag ends though nothing arrives; nil while nobody is waited for.
  var nextDue: HostTime? {
    outgoing.flatMap { [$0.due, $0.promised?.due] }.compactMap(\.self).min()
  }

  func windowIsGone(_ window: Window) {
    if incoming?.window == window { incoming?.leave() }
  }

  /// The server is gone.
  func disconnect() {
    incoming?.leave()
    for run in outgoing { run.giveUp() }
  }
}
