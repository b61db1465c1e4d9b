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
      own: Set(reads.map(\.window) + [window]),
      requestors: Set(writes.map(\.requestor)).union(deathWatches.keys),
      changeType: changes?.eventType)
  }

  /// The answer names no property if it is a refusal.
  private func answered(_ event: XSelectionEvent) {
    if event.property == 0 || event.property == atoms[.selectionData] {
      let read = reads.first {
        $0.isAsked && $0.window == event.requestor && $0.target == event.target
      }
      read?.answered(hasProperty: event.property != 0)
    }
    handOver?.answered(event)
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    if event.state == PropertyDelete {
      writes.first { $0.requestor == event.window && $0.property == event.atom }?.pieceTaken()
    } else if event.window == window {
      if event.atom == atoms[.serverTime] { timeArrived(event.time) }
    } else if event.atom == atoms[.selectionData] {
      reads.first { $0.window == event.window }?.propertyArrived()
    }
  }

  private func destroyed(_ window: Window) {
    for write in writes where write.requestor == window { write.finish(.abandoned) }
    deathWatches.removeValue(forKey: window)?()
  }
}

/// Which events concern selections, apart from changes of owners.
final class SelectionEventFilter {
  /// With which this program owns or asks.
  private let own: Set<Window>
  /// Windows of other programs.
  private let requestors: Set<Window>
  private let changeType: Int32?

  init(own: Set<Window>, requestors: Set<Window>, changeType: Int32?) {
    (self.own, self.requestors, self.changeType) = (own, requestors, changeType)
  }

  func matches(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionNotify: own.contains(event.xselection.requestor)
    case SelectionRequest: own.contains(event.xselectionrequest.owner)
    case SelectionClear: own.contains(event.xselectionclear.window)
    case PropertyNotify:
      own.contains(event.xproperty.window) || requestors.contains(event.xproperty.window)
    case DestroyNotify: requestors.contains(event.xdestroywindow.window)
    default: event.type == changeType
    }
  }
}
