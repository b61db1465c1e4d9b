// Porting 2: a file becomes text, a tree, and a list of the nodes that rules ask for. Next:
// Facts/ModuleFacts.

import SwiftParser
import SwiftSyntax

/// One source file as its author wrote it; every rule sees it so.
struct SourceFile: Sendable {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let index: NodeIndex

  /// A rule that asks again for each thing it finds looks at all of them each time.
  var nodes: NodeIndex {
    WorkCount.add(index.count)
    return index
  }

  /// Swift that does not parse is handed on as it is: the compiler says what is wrong with it.
  var isBroken: Bool { tree.hasError }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    index = NodeIndex(of: tree)
  }
}
