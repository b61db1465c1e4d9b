import CUIXlib
import PlatformKit

/// What a window's property holds: the way by which data of selections travel.
struct SelectionProperty {
  var type: Atom
  /// Bits of each item: 8, 16 or 32.
  var format: Int32
  /// Items of 32 bits are C longs.
  var bytes: [UInt8]

  /// In units of four bytes: a mebibyte for each round trip.
  private static let piece = 1 << 18

  /// Reads a property; nil if there is none, or if it holds more than `limit` bytes.
  @MainActor
  static func read(
    _ property: Atom, of window: Window, display: OpaquePointer, limit: Int, delete: Bool
  ) -> SelectionProperty? {
    var whole: SelectionProperty?
    var offset = 0
    while true {
      var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
      var data: UnsafeMutablePointer<UInt8>?
      X11ErrorHandler.pardon(display) {
        XGetWindowProperty(
          display, window, property, offset, piece, delete ? True : False, Atom(AnyPropertyType),
          &type, &format, &count, &rest, &data)
      }
      defer { if let data { XFree(data) } }
      guard let data, type != 0, [8, 16, 32].contains(format) else { return nil }
      let size = Int(count) * (format == 32 ? MemoryLayout<UInt>.size : Int(format / 8))
      if whole == nil { whole = SelectionProperty(type: type, format: format, bytes: []) }
      whole?.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: size))
      guard rest > 0 else { return whole }
      guard count > 0, whole?.type == type, (whole?.bytes.count ?? 0) + Int(rest) <= limit else {
        return nil
      }
      offset += piece
    }
  }

  /// The items of a list of atoms or numbers; empty for anything else.
  var items: [UInt] {
    guard format == 32 else { return [] }
    return bytes.withUnsafeBytes { raw in
      (0..<raw.count / MemoryLayout<UInt>.size).map {
        // The server sends 32 bits; Xlib may extend their sign.
        raw.loadUnaligned(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self) & 0xFFFF_FFFF
      }
    }
  }
}

extension X11Clipboards {
  /// The data that an owner has written for a format.
  func bytes(
    of property: SelectionProperty, asked format: String
  ) -> Result<[UInt8], ClipboardFailure> {
    let type = names.name(of: property.type) ?? ""
    let bytes = SelectionTargets.decode(property.bytes, type: type, asked: format)
    guard property.format == 8, let bytes else { return .failure(.refused) }
    return .success(bytes)
  }
}

extension X11Connection {
  /// Writes bytes into a property of a window that may be gone.
  func setProperty(_ property: Atom, of window: Window, type: Atom, bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    X11ErrorHandler.pardon(display) {
      _ = XChangeProperty(
        display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }
  }

  /// Writes items of 32 bits into a property of a window that may be gone.
  func setProperty(_ property: Atom, of window: Window, type: Atom, items: [UInt]) {
    X11ErrorHandler.pardon(display) {
      items.withUnsafeBytes {
        _ = XChangeProperty(
          display, window, property, type, 32, PropModeReplace,
          $0.bindMemory(to: UInt8.self).baseAddress, Int32(items.count))
      }
    }
  }

  /// The most bytes that one request may bring, with room for its head.
  var largestProperty: Int {
    let words = max(XExtendedMaxRequestSize(display), XMaxRequestSize(display))
    return min(max(Int(words) * 4 - 128, 1024), 1 << 18)
  }
}
