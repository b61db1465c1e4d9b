import CUIXlib
import Glibc

/// The atoms used by this backend, fetched in one round trip.
enum X11AtomName: String, CaseIterable {
  case protocols = "WM_PROTOCOLS"
  case deleteWindow = "WM_DELETE_WINDOW"
  case takeFocus = "WM_TAKE_FOCUS"
  case clientLeader = "WM_CLIENT_LEADER"
  case utf8String = "UTF8_STRING"
  case name = "_NET_WM_NAME"
  case iconName = "_NET_WM_ICON_NAME"
  case icon = "_NET_WM_ICON"
  case processID = "_NET_WM_PID"
  case ping = "_NET_WM_PING"
  case syncRequest = "_NET_WM_SYNC_REQUEST"
  case syncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case motifHints = "_MOTIF_WM_HINTS"
  case windowType = "_NET_WM_WINDOW_TYPE"
  case windowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case windowTypePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU"
  case activeWindow = "_NET_ACTIVE_WINDOW"
  case absolutePressure = "Abs Pressure"
  case absoluteTiltX = "Abs Tilt X"
  case absoluteTiltY = "Abs Tilt Y"
  case touchPressure = "Abs MT Pressure"
  case touchMajor = "Abs MT Touch Major"
  case touchPositionX = "Abs MT Position X"
  case managerState = "WM_STATE"
  case states = "_NET_WM_STATE"
  case stateHidden = "_NET_WM_STATE_HIDDEN"
  case stateFullScreen = "_NET_WM_STATE_FULLSCREEN"
  case stateMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
  case stateMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
  case stateAbove = "_NET_WM_STATE_ABOVE"
  case stateModal = "_NET_WM_STATE_MODAL"
  case stateDemandsAttention = "_NET_WM_STATE_DEMANDS_ATTENTION"
  case windowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
  case windowTypeToolTip = "_NET_WM_WINDOW_TYPE_TOOLTIP"
  case windowTypeDragPreview = "_NET_WM_WINDOW_TYPE_DND"
  case moveResize = "_NET_WM_MOVERESIZE"
  case frameExtents = "_NET_FRAME_EXTENTS"
  case userTime = "_NET_WM_USER_TIME"
  case userTimeWindow = "_NET_WM_USER_TIME_WINDOW"
  case startupID = "_NET_STARTUP_ID"
  case startupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
  case startupInfo = "_NET_STARTUP_INFO"
  case frameDrawn = "_NET_WM_FRAME_DRAWN"
  case frameTimings = "_NET_WM_FRAME_TIMINGS"
  case supported = "_NET_SUPPORTED"
  case sessionIdentifier = "SM_CLIENT_ID"
  case workArea = "_NET_WORKAREA"
  case currentDesktop = "_NET_CURRENT_DESKTOP"
  case supportingWindowManager = "_NET_SUPPORTING_WM_CHECK"
  case clipboard = "CLIPBOARD"
  case clipboardManager = "CLIPBOARD_MANAGER"
  case saveTargets = "SAVE_TARGETS"
  case targets = "TARGETS"
  case multiple = "MULTIPLE"
  case timestamp = "TIMESTAMP"
  case incremental = "INCR"
  case atomPair = "ATOM_PAIR"
  case null = "NULL"
  case manager = "MANAGER"
  case settings = "_XSETTINGS_SETTINGS"
  case serverTime = "CASEMENT_TIME"
  case selectionData = "CASEMENT_SELECTION"
  case dragAware = "XdndAware"
  case dragProxy = "XdndProxy"
  case dragTypes = "XdndTypeList"
  case dragActions = "XdndActionList"
  case dragSelection = "XdndSelection"
  case dragEnter = "XdndEnter"
  case dragPosition = "XdndPosition"
  case dragStatus = "XdndStatus"
  case dragLeave = "XdndLeave"
  case dragDrop = "XdndDrop"
  case dragFinished = "XdndFinished"
  case dragCopy = "XdndActionCopy"
  case dragMove = "XdndActionMove"
  case directSave = "XdndDirectSave0"
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
    defer { for name in names { free(name) } }
    XInternAtoms(display, &names, Int32(names.count), False, &values)
    self.init(values: values)
  }

  subscript(name: X11AtomName) -> Atom { values[Self.index[name]!] }

  private static let index = Dictionary(
    uniqueKeysWithValues: zip(X11AtomName.allCases, X11AtomName.allCases.indices))
}
