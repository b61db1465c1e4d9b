// Porting 2: a file becomes text, a tree, a list of the nodes that rules ask for, and a table of its
// lines. Next: Facts/ModuleFacts.

import SwiftParser
import SwiftSyntax

/// One source file as its author wrote it; every rule sees it so.
struct SourceFile: Sendable {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let nodes: NodeIndex
  let lines: LineTable

  /// Swift that does not parse is handed on as it is: the compiler says what is wrong with it.
  var isBroken: Bool { tree.hasError }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    nodes = NodeIndex(of: tree)
    lines = LineTable(of: text)
  }

  /// The compiler's name for an offset in the text.
  func place(_ offset: Int) -> Place {
    let (line, column) = lines.position(of: offset)
    return Place(path: path, line: line, column: column)
  }

  func place(_ node: some SyntaxProtocol) -> Place {
    place(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
