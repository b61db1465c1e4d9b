import CUIXlib
import Glibc

/// The atoms this backend speaks, fetched in one round trip. Their names are the case names.
enum X11AtomName: String, CaseIterable {
  case WM_PROTOCOLS, WM_DELETE_WINDOW, WM_TAKE_FOCUS, WM_CLIENT_LEADER
  case UTF8_STRING
  case _NET_WM_NAME, _NET_WM_ICON_NAME, _NET_WM_PID, _NET_WM_PING
  case _NET_WM_SYNC_REQUEST, _NET_WM_SYNC_REQUEST_COUNTER
  case _NET_WM_WINDOW_TYPE, _NET_WM_WINDOW_TYPE_NORMAL
  case _NET_ACTIVE_WINDOW, _NET_SUPPORTING_WM_CHECK
  case RESOURCE_MANAGER
}

/// The server's numbers for `X11AtomName`.
struct X11Atoms {
  private let values: [Atom]

  init(values: [Atom]) {
    precondition(values.count == X11AtomName.allCases.count, "one atom for each name")
    self.values = values
  }

  init(display: OpaquePointer) {
    var values = [Atom](repeating: 0, count: X11AtomName.allCases.count)
    var names = X11AtomName.allCases.map { strdup($0.rawValue) }
    defer { names.forEach { free($0) } }
    XInternAtoms(display, &names, Int32(names.count), False, &values)
    self.init(values: values)
  }

  subscript(name: X11AtomName) -> Atom { values[Self.index[name]!] }

  private static let index = Dictionary(
    uniqueKeysWithValues: zip(X11AtomName.allCases, X11AtomName.allCases.indices))
}
