import Foundation
import UniformTypeIdentifiers

/// Names for files that are made of items.
enum ItemFileName {
  /// In bytes, with room for an extension in what a folder takes.
  private static let longest = 200

  /// A name without a folder, with an extension of the type. What is wished for may come from another program: it can't
  /// leave a folder.
  static func name(_ wished: String?, type: String) -> String {
    let kept = (wished ?? "").unicodeScalars.filter {
      $0 != "/" && $0.properties.generalCategory != .control
    }
    var name = String(kept)
    while name.utf8.count > longest { name.removeLast() }
    if name.allSatisfy({ $0 == "." }) { name = "item" }
    guard let type = UTType(type) else { return name }
    return URL(fileURLWithPath: "/").appendingPathComponent(name, conformingTo: type)
      .lastPathComponent
  }
}
