import CUIXlib

/// A visual: how the server lays out a window's colours in memory.
struct X11Visual: Hashable {
  var id: UInt
  var depth: Int32
  var isTrueColor: Bool
  var redMask: UInt32
  var greenMask: UInt32
  var blueMask: UInt32

  /// Depths whose pixels the presenters can write.
  static let usableDepths: [Int32] = [24, 30, 32, 16, 15]

  private var isUsable: Bool { isTrueColor && Self.usableDepths.contains(depth) }

  /// The default visual if it can be used, otherwise the best of the others, otherwise nil.
  static func choose(from all: [X11Visual], default id: UInt) -> X11Visual? {
    let usable = all.filter(\.isUsable)
    return usable.first { $0.id == id } ?? usable.min { rank($0) < rank($1) }
  }

  /// One whose pixels the compositor's can be without conversion, with alpha; nil if there is none.
  static func chooseTranslucent(from all: [X11Visual]) -> X11Visual? {
    all.first {
      $0.isTrueColor && $0.depth == 32 && $0.redMask == 0xFF0000 && $0.greenMask == 0xFF00
        && $0.blueMask == 0xFF
    }
  }

  private static func rank(_ visual: X11Visual) -> Int {
    usableDepths.firstIndex(of: visual.depth) ?? usableDepths.count
  }
}

extension X11Visual {
  /// Every visual of a screen. Known from the connection's setup, so there is no round trip.
  static func all(display: OpaquePointer, screen: Int32) -> [X11Visual] {
    var template = XVisualInfo()
    template.screen = screen
    var count: Int32 = 0
    guard let list = XGetVisualInfo(display, Int(VisualScreenMask), &template, &count) else {
      return []
    }
    defer { XFree(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).map(X11Visual.init)
  }

  private init(_ info: XVisualInfo) {
    id = info.visualid
    depth = info.depth
    isTrueColor = info.class == TrueColor
    redMask = UInt32(truncatingIfNeeded: info.red_mask)
    greenMask = UInt32(truncatingIfNeeded: info.green_mask)
    blueMask = UInt32(truncatingIfNeeded: info.blue_mask)
  }

  /// Xlib's object for this visual, needed to create windows.
  func pointer(display: OpaquePointer, screen: Int32) -> UnsafeMutablePointer<Visual>? {
    var template = XVisualInfo()
    template.visualid = id
    template.screen = screen
    var count: Int32 = 0
    let mask = Int(VisualIDMask | VisualScreenMask)
    guard let list = XGetVisualInfo(display, mask, &template, &count) else { return nil }
    defer { XFree(list) }
    return list.pointee.visual
  }
}
