import CoreGraphics
import Foundation

/// What a descriptor was read from.
enum FontSource: Sendable {
  case file(URL)
  case memory(CGFont)

  /// Lets its fonts be found by their names, where they aren't yet.
  func makeKnown(as descriptor: FontDescriptor) {
    switch self {
    case .file(let url):
      if CTFont(descriptor).foundFile?.path != url.path { FontDatabase.borrow(url.path) }
    case .memory(let font):
      if font.file.map(FontDatabase.isRegistered) == false { _ = FontDatabase.register(font) }
    }
  }
}
