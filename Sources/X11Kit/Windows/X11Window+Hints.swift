import CUIXlib
import Glibc
import PlatformKit
import RasterKit

// Everything that a window manager reads at the first map is written before it (ICCCM 4.1, EWMH).
extension X11Window {
  private var display: OpaquePointer { platform.connection.display }
  private var atoms: X11Atoms { platform.connection.atoms }

  func writeHints(_ description: WindowDescription) {
    writeClassicHints(description)
    writeTitle(description.title)
    if !description.states.isEmpty { write(description.states) }
    var protocols = [
      atoms[.deleteWindow], atoms[.takeFocus], atoms[.ping],
    ]
    if syncCounters != nil {
      protocols.append(atoms[.syncRequest])
      writeSyncCounters()
    }
    XSetWMProtocols(display, handle, &protocols, Int32(protocols.count))
    write(.processID, Atom(XA_CARDINAL), [UInt(getpid())])
    writeKind(description)
    write(.clientLeader, Atom(XA_WINDOW), [platform.connection.leader])
    if actions != .all || !hasFrame { writeMotifHints() }
    if kind.isPopup { return }
    write(.dragAware, Atom(XA_ATOM), [XdndMessage.version])
    beginUserTime()
    if let identifier = platform.startup.identifier { writeText(identifier, .startupID) }
  }

  /// Compositing managers look at menus and tips too.
  private func writeKind(_ description: WindowDescription) {
    write(.windowType, Atom(XA_ATOM), kind.typeNames.map { atoms[$0] })
    guard let owner = description.owner else { return }
    XSetTransientForHint(display, handle, Window(owner.rawValue))
  }

  /// The second counter is for managers that say when they have drawn a frame.
  func writeSyncCounters() {
    guard let syncCounters else { return }
    let isExtended = platform.connection.windowManager.supports(.frameDrawn)
    target.sync.setExtended(isExtended)
    write(
      .syncRequestCounter, Atom(XA_CARDINAL),
      isExtended
        ? [UInt(syncCounters.basic), UInt(syncCounters.extended)] : [UInt(syncCounters.basic)])
  }

  /// WM_NORMAL_HINTS, WM_HINTS, WM_CLASS, and WM_CLIENT_MACHINE, without which a process ID is
  /// meaningless.
  private func writeClassicHints(_ description: WindowDescription) {
    sizeHints = XSizeHints(description)
    managerHints.flags = InputHint | StateHint | WindowGroupHint
    if description.states.contains(.demandsAttention) { managerHints.flags |= XUrgencyHint }
    managerHints.input = True
    managerHints.initial_state = description.isMinimized ? IconicState : NormalState
    managerHints.window_group = platform.connection.leader
    let (name, kind) = (strdup(X11ProgramName.started), strdup(X11ProgramName.file))
    defer {
      free(name)
      free(kind)
    }
    var names = XClassHint(res_name: name, res_class: kind)
    XSetWMProperties(display, handle, nil, nil, nil, 0, &sizeHints, &managerHints, &names)
  }

  /// Motif's hints: flags, functions, decorations, input mode, status. Of the functions a window manager
  /// is to offer, resizing, moving and maximising always stand.
  func writeMotifHints() {
    let always: UInt = 1 << 1 | 1 << 2 | 1 << 4
    let functions =
      always | (actions.contains(.minimize) ? 1 << 3 : 0) | (actions.contains(.close) ? 1 << 5 : 0)
    // Some managers give a frame back only to those who say that they want one.
    isFrameTold = isFrameTold || !hasFrame
    let flags: UInt = isFrameTold ? 3 : 1
    let decorations: UInt = isFrameTold && hasFrame ? 1 : 0
    write(.motifHints, atoms[.motifHints], [flags, functions, decorations, 0, 0])
  }

  /// Sets WM_NAME in the old encodings and _NET_WM_NAME in UTF-8.
  func writeTitle(_ title: String) {
    if !writeLatinTitle(title) {
      Xutf8SetWMProperties(display, handle, title, title, nil, 0, nil, nil, nil)
    }
    for name in [X11AtomName.name, .iconName] { writeText(title, name) }
  }

  /// Sets WM_NAME to a STRING, as Xlib would too, which reads the tables of the locale for it; false for
  /// letters that are not in Latin-1.
  private func writeLatinTitle(_ title: String) -> Bool {
    var bytes = title.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    guard bytes.count == title.unicodeScalars.count else { return false }
    let count = bytes.count
    bytes.append(0)
    bytes.withUnsafeMutableBufferPointer {
      var text = XTextProperty(
        value: $0.baseAddress, encoding: Atom(XA_STRING), format: 8, nitems: UInt(count))
      XSetWMName(display, handle, &text)
      XSetWMIconName(display, handle, &text)
    }
    return true
  }

  private func writeText(_ text: String, _ name: X11AtomName) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, handle, atoms[name], atoms[.utf8String], 8, PropModeReplace, bytes,
      Int32(bytes.count))
  }

  /// Xlib expects 32-bit items as C longs.
  func write(_ name: X11AtomName, _ type: Atom, _ items: [UInt]) {
    items.withUnsafeBytes {
      _ = XChangeProperty(
        display, handle, atoms[name], type, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
    }
  }
}

/// WM_NORMAL_HINTS, in pixels.
extension XSizeHints {
  init(_ description: WindowDescription) {
    self.init()
    flags = PSize
    width = description.size.width
    height = description.size.height
    description.position.map { setPosition($0) }
    setLimits(minimum: description.minimumSize, maximum: description.maximumSize)
  }

  /// The position is that of the content, not the frame; this is static gravity.
  mutating func setPosition(_ position: PixelPoint) {
    flags |= USPosition | PWinGravity
    (x, y) = (position.x, position.y)
    win_gravity = StaticGravity
  }

  /// Nil takes a limit away.
  mutating func setLimits(minimum: PixelSize?, maximum: PixelSize?) {
    flags &= ~(PMinSize | PMaxSize)
    if let minimum {
      flags |= PMinSize
      min_width = minimum.width.clamped(to: X11Window.sizes)
      min_height = minimum.height.clamped(to: X11Window.sizes)
    }
    if let maximum {
      flags |= PMaxSize
      max_width = maximum.width.clamped(to: X11Window.sizes)
      max_height = maximum.height.clamped(to: X11Window.sizes)
    }
  }
}

extension WindowKind {
  /// The best name first.
  fileprivate var typeNames: [X11AtomName] {
    switch self {
    case .normal: [.windowTypeNormal]
    case .dialog: [.windowTypeDialog, .windowTypeNormal]
    case .menu, .popover: [.windowTypePopupMenu]
    case .toolTip: [.windowTypeToolTip]
    case .dragPreview: [.windowTypeDragPreview]
    }
  }
}
