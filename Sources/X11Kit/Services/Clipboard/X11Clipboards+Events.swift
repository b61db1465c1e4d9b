import CUIXlib

extension X11Clipboards {
  /// Whether the event concerns selections; if so, it has been handled.
  func takes(_ event: XEvent) -> Bool {
    if let change = changes?.change(event) {
      clipboard(of: change.selection)?.ownerChanged(change)
      return true
    }
    guard filter.matches(event) else { return false }
    switch event.type {
    case SelectionNotify: answered(event.xselection)
    case SelectionRequest: requested(event.xselectionrequest)
    case SelectionClear:
      clipboard(of: event.xselectionclear.selection)?.cleared(event.xselectionclear)
    case PropertyNotify: propertyChanged(event.xproperty)
    case DestroyNotify: destroyed(event.xdestroywindow.window)
    default: break
    }
    onDeadline()
    return true
  }

  func makeFilter() -> SelectionEventFilter {
    SelectionEventFilter(
      window: window, requestors: Set(writes.map(\.requestor)).union(deathWatches.keys),
      changeType: changes?.eventType)
  }

  /// The answer names no property if it is a refusal; then it is for the oldest read of its kind.
  private func answered(_ event: XSelectionEvent) {
    let candidates = reads.filter {
      $0.isAsked && $0.selection == event.selection && $0.target == event.target
    }
    let read = candidates.first { event.property == 0 || $0.property == event.property }
    read?.answered(hasProperty: event.property != 0)
    handOver?.answered(event)
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    if event.window == window {
      guard event.state == PropertyNewValue else { return }
      if event.atom == atoms[.serverTime] { return timeArrived(event.time) }
      reads.first { $0.property == event.atom }?.propertyArrived()
    } else if event.state == PropertyDelete {
      writes.first { $0.requestor == event.window && $0.property == event.atom }?.pieceTaken()
    }
  }

  private func destroyed(_ window: Window) {
    for write in writes where write.requestor == window { write.finish(.abandoned) }
    deathWatches.removeValue(forKey: window)?()
  }
}

/// Which events concern selections, apart from changes of owners.
final class SelectionEventFilter {
  private let window: Window
  /// Windows of other programs.
  private let requestors: Set<Window>
  private let changeType: Int32?

  init(window: Window, requestors: Set<Window>, changeType: Int32?) {
    (self.window, self.requestors, self.changeType) = (window, requestors, changeType)
  }

  func matches(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionNotify: event.xselection.requestor == window
    case SelectionRequest: event.xselectionrequest.owner == window
    case SelectionClear: event.xselectionclear.window == window
    case PropertyNotify:
      event.xproperty.window == window || requestors.contains(event.xproperty.window)
    case DestroyNotify: requestors.contains(event.xdestroywindow.window)
    default: event.type == changeType
    }
  }
}
