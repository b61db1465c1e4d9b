import CUIXlib
import Diagnostics

// Other programs ask for what this one offers.
extension X11Clipboards {
  /// More at once are refused: only a program that misbehaves has so many.
  private static let mostAnswers = 64

  func requested(_ event: XSelectionRequestEvent) {
    let isOurs = isOwn(event.requestor)
    guard let clipboard = clipboard(of: event.selection), let offer = clipboard.offer,
      let since = clipboard.ownedSince, clipboard.owns(at: event.time), !isOurs,
      answers.count + writes.count < Self.mostAnswers
    else { return notify(event, property: 0) }
    SelectionAnswer(event, offer: offer, ownedSince: since, service: self).start()
  }

  /// Tells the requestor that its property holds the data, or with 0 that there are none.
  func notify(_ request: XSelectionRequestEvent, property: Atom) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    X11ErrorHandler.pardon(display) {
      XSendEvent(display, request.requestor, False, 0, &event)
    }
    // Data that take time to make are ready outside of a turn.
    connection.flushOutsideTurn()
  }

  /// Writes data into a requestor's property, or, if they are too long for one request, that they will
  /// come in parts.
  func send(_ bytes: [UInt8], type: Atom, to requestor: Window, _ property: Atom) {
    for write in writes where write.requestor == requestor && write.property == property {
      write.finish(.abandoned)
    }
    if bytes.count <= connection.largestProperty {
      return connection.setProperty(property, of: requestor, type: type, bytes: bytes)
    }
    let write = SelectionWrite(bytes, type: type, to: requestor, property, service: self)
    writes.append(write)
    write.announce()
    onDeadline()
  }

  /// Reports of a requestor's window are needed as long as something is being written to it.
  func watch(_ requestor: Window, _ isWatched: Bool) {
    guard !connection.isLost else { return }
    let death = deathWatches[requestor] == nil ? NoEventMask : StructureNotifyMask
    let mask = isWatched ? PropertyChangeMask | StructureNotifyMask : death
    connection.select(mask, of: requestor, for: .selections)
  }

  /// Calls back once if a window of another program is destroyed, which its program's death does too.
  func watchDeath(of other: Window, _ body: @escaping @MainActor () -> Void) {
    deathWatches[other] = body
    watch(other, writes.contains { $0.requestor == other })
  }

  func unwatchDeath(of other: Window) {
    guard deathWatches.removeValue(forKey: other) != nil else { return }
    watch(other, writes.contains { $0.requestor == other })
  }
}
