import CUIXlib
package import PlatformKit

extension X11Platform {
  package func beginDrag(_ offer: ClipboardOffer?, allowsMove: Bool) -> (any DesktopDrag)? {
    connection.isLost ? nil : madeDragAndDrop().begin(offer, allowsMove: allowsMove)
  }

  /// Whether the event is a message of drag and drop; if so, it has been handled.
  func takesDragMessage(_ event: XEvent) -> Bool {
    guard event.type == ClientMessage,
      let message = XdndMessage(event.xclient, connection.atoms)
    else { return false }
    madeDragAndDrop().receive(message, in: event.xclient.window)
    return true
  }

  /// At the first drag.
  private func madeDragAndDrop() -> X11DragAndDrop {
    let made = dragAndDrop ?? X11DragAndDrop(self)
    dragAndDrop = made
    return made
  }
}

extension X11Clipboards {
  /// The owner of a selection is gone, and answers nobody.
  func failReads(of selection: Atom) {
    for read in reads where read.selection == selection { read.finish(.failure(.refused)) }
  }

  /// Whether another program is about to get data of this one.
  var isSending: Bool { !answers.isEmpty || !writes.isEmpty }
}
