import CUIPango
public import CoreGraphics
import Foundation
import Glibc

/// A font before it has a size: of a file in memory, or one that is installed. Immutable, usable from any thread.
public final class CGFont: Sendable {
  /// The descriptor of the file that it is read from, which has no name; nil for an installed font.
  private let memory: Int32?
  /// The face, at a size that means nothing.
  let descriptor: FontDescriptor

  /// Nil for bytes that are no font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, !data.isEmpty else { return nil }
    let memory = Self.makeFile()
    guard memory >= 0 else { return nil }
    self.memory = memory
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(memory, bytes.baseAddress! + done, bytes.count - done)
        if count <= 0 { return false }
        done += count
      }
      return true
    }
    guard isWritten, let face = FontDatabase.descriptions(inFile: Self.path(memory)).first else {
      close(memory)
      return nil
    }
    descriptor = FontDescriptor(face: .named(face), size: 0)
  }

  /// An installed font by PostScript name, full name or family; nil for other names.
  public convenience init?(_ name: CFString) {
    guard let face = FontDatabase.face(named: name) else { return nil }
    self.init(FontDescriptor(face: .named(face), size: 0))
  }

  init(_ descriptor: FontDescriptor) {
    memory = nil
    self.descriptor = descriptor
  }

  deinit { memory.map { _ = close($0) } }

  private static func makeFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/font.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    if file >= 0 { unlink(name) }
    return file
  }

  private static func path(_ memory: Int32) -> String { "/proc/self/fd/\(memory)" }

  /// Nil for an installed font.
  var file: String? { memory.map(Self.path) }

  /// The font's own units are those of the numbers. Nil if the file can't be read.
  func reading<Value>(_ body: (OpaquePointer) -> Value) -> Value? {
    guard let file else {
      return CTFont(descriptor).reading { Self.withUnits(hb_font_get_face($0), body) } ?? nil
    }
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    return Self.withUnits(face, body)
  }

  private static func withUnits<Value>(
    _ face: OpaquePointer?, _ body: (OpaquePointer) -> Value
  ) -> Value? {
    guard let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    return body(font)
  }
}

/// The font at a size, with what a descriptor sets; one in memory counts as registered from then on. A size of 0
/// means 12 points.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  if let file = graphicsFont.file, !FontDatabase.isRegistered(file) {
    _ = FontDatabase.register(graphicsFont)
  }
  let font = CTFont(graphicsFont.descriptor.resized(size))
  return CTFontCreateCopyWithAttributes(font, 0, matrix, attributes)
}

/// The font without its size; its descriptor is written to `attributes`.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(CTFontDescriptor(font.descriptor))
  return CGFont(font.descriptor)
}
