public import CoreGraphics
import Foundation
import Glibc

/// A font in memory, before it has a size. Immutable, usable from any thread.
public final class CGFont: Sendable {
  /// The descriptor of the file that it is read from, which has no name.
  private let memory: Int32
  /// As Pango describes its first face, without a size.
  let face: String

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
    self.face = face
  }

  deinit { close(memory) }

  private static func makeFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/font.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    if file >= 0 { unlink(name) }
    return file
  }

  private static func path(_ memory: Int32) -> String { "/proc/self/fd/\(memory)" }

  var file: String { Self.path(memory) }

  /// The PostScript name in the font; nil if it has none.
  public var postScriptName: CFString? { name(\.postScript) }

  /// The name in the font; nil if it has none.
  public var fullName: CFString? { name(\.full) }

  private func name(_ path: KeyPath<FontNames, String>) -> String? {
    let name = FontNames.read(file: file)?[keyPath: path] ?? ""
    return name.isEmpty ? nil : name
  }
}

/// The font at a size, with what a descriptor sets; it counts as registered from then on. A size of 0 means 12
/// points.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  if !FontDatabase.isRegistered(graphicsFont.file) { _ = FontDatabase.register(graphicsFont) }
  let font = CTFont(FontDescriptor(face: .named(graphicsFont.face), size: size))
  return CTFontCreateCopyWithAttributes(font, 0, matrix, attributes)
}
