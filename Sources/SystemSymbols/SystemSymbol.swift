import CoreGraphics
import Diagnostics

/// A symbol by the name that Apple's symbols have, drawn by our own paths or by an icon font.
///
/// Names are looked up in a table that is made when the first symbol is asked for; the icon font is
/// opened for the first name that only it has.
package struct SystemSymbol: Sendable {
  package let name: String
  let parts: [SymbolPart]

  init(name: String, parts: [SymbolPart]) {
    self.name = name
    self.parts = parts
  }

  /// Nil, and one line in the log, for a name that is not known.
  package init?(named name: String) {
    guard let parts = SymbolTable.publicParts(name) ?? IconFont.parts(name) else {
      // A missing font has logged a line of its own.
      if IconFont.codePoints[name] == nil {
        Log("symbols").write("there is no system symbol named \(name.debugDescription)")
      }
      return nil
    }
    self.init(name: name, parts: parts)
  }

  /// The names of the symbols with paths of their own, sorted.
  package static var drawnNames: [String] { SymbolTable.names }

  /// The names of the symbols that an icon font draws, sorted.
  package static var iconFontNames: [String] { IconFont.names }
}
