import Diagnostics
import CUIXlib
import PlatformKit

/// Cursors by shape: from the desktop's theme if libXcursor is available, otherwise from the core
/// protocol's cursor font. Each is created once, and the last custom image is cached. Main thread
/// only.
@MainActor
final class X11Cursors {
  private typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Cursor
  private typealias SetName = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  private typealias SetSize = @convention(c) (OpaquePointer, Int32) -> Int32

  private let display: OpaquePointer
  private let root: Window
  private let loadFromTheme: Load?
  private let setName: SetName?
  private let setSize: SetSize?
  /// What the desktop's settings say; the library has a theme of its own otherwise.
  private var theme: (name: String?, size: Int?) = (nil, nil)
  private var isThemeSet = true
  private let pictures: X11CursorImages
  private var known: [CursorShape: Cursor] = [:]
  private var picture: (image: CursorImage, cursor: Cursor)?

  init(display: OpaquePointer, root: Window) {
    self.display = display
    self.root = root
    let library = DynamicLibrary("libXcursor.so.1")
    loadFromTheme = library?.function("XcursorLibraryLoadCursor")
    setName = library?.function("XcursorSetTheme")
    setSize = library?.function("XcursorSetDefaultSize")
    pictures = X11CursorImages(display: display, root: root, library: library)
  }

  func cursor(_ shape: CursorShape) -> Cursor {
    if case .image(let image) = shape { return cursor(of: image) }
    if let cursor = known[shape] { return cursor }
    let cursor = make(shape)
    known[shape] = cursor
    return cursor
  }

  /// Takes the desktop's theme, unless the environment names one. Returns whether cursors that were given out are
  /// out of date.
  func setTheme(_ new: (name: String?, size: Int?)) -> Bool {
    let name = EnvironmentVariable.cursorTheme.value == nil ? new.name : nil
    let size = EnvironmentVariable.cursorSize.value == nil ? new.size : nil
    guard (name, size) != theme else { return false }
    (theme, isThemeSet) = ((name, size), false)
    let old = known
    known = [:]
    for cursor in old.values { XFreeCursor(display, cursor) }
    return !old.isEmpty
  }

  /// Before a cursor is loaded: the library asks the server at its first use.
  private func useTheme() {
    guard !isThemeSet else { return }
    isThemeSet = true
    if let name = theme.name { _ = setName?(display, name) }
    if let size = theme.size { _ = setSize?(display, Int32(size)) }
  }

  private func make(_ shape: CursorShape) -> Cursor {
    guard let glyph = shape.glyph else { return makeEmpty() }
    useTheme()
    for name in shape.themeNames {
      if let cursor = loadFromTheme?(display, name), cursor != 0 { return cursor }
    }
    return XCreateFontCursor(display, glyph)
  }

  /// The server keeps a freed cursor alive as long as a window uses it.
  private func cursor(of image: CursorImage) -> Cursor {
    if let picture, picture.image == image { return picture.cursor }
    picture.map { _ = XFreeCursor(display, $0.cursor) }
    let cursor = pictures.makeCursor(image)
    picture = (image, cursor)
    return cursor
  }

  /// One pixel, outside the mask.
  private func makeEmpty() -> Cursor {
    var (inside, around) = (XColor(), XColor())
    var bits: CChar = 0
    let pixmap = XCreateBitmapFromData(display, root, &bits, 1, 1)
    defer { XFreePixmap(display, pixmap) }
    return XCreatePixmapCursor(display, pixmap, pixmap, &inside, &around, 0, 0)
  }
}

extension CursorShape {
  /// Its names in themes, the current name first.
  fileprivate var themeNames: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .verticalBeam: ["text", "xterm"]
    case .horizontalBeam: ["vertical-text"]
    case .hand: ["pointer", "hand2"]
    case .columnResize: ["col-resize", "sb_h_double_arrow"]
    case .named(let name): [name.rawValue, name.former.name]
    case .hidden, .image: []
    }
  }

  /// Its index in the core protocol's cursor font; nil for none. Source: X11/cursorfont.h.
  fileprivate var glyph: UInt32? {
    switch self {
    case .arrow: 68
    case .verticalBeam, .horizontalBeam: 152
    case .hand: 60
    case .columnResize: 108
    case .named(let name): name.former.glyph
    case .hidden, .image: nil
    }
  }
}
