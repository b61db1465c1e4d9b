import Diagnostics
import Foundation
import FoundationAdditions
import InterfaceFiles

/// A file of nibs, and where what it names is found.
@MainActor
final class NibSource {
  let file: InterfaceFile
  let bundle: Bundle
  /// Of a storyboard's file.
  weak var storyboard: UIStoryboard?
  /// The unknown words of the file that the log has named.
  private var named: Set<String> = []

  init(_ file: InterfaceFile, _ bundle: Bundle) { (self.file, self.bundle) = (file, bundle) }

  /// The file's, without its extension.
  var name: String { file.name.lastIndex(of: ".").map { String(file.name[..<$0]) } ?? file.name }

  /// The text under a key in the file's own table, which has its name; `text` where there is none.
  func localized(_ text: String, _ key: String) -> String {
    // An empty default counts as none.
    guard !text.isEmpty else { return text }
    return bundle.localizedString(forKey: key, defaultValue: text, table: name)
  }

  func complain(_ element: InterfaceElement, _ reason: String) {
    Log.nibs.write("\(file.place(element)): \(reason)")
  }

  /// Writes a line when the word comes for the first time.
  func nameOnce(_ word: String, _ element: InterfaceElement) {
    guard named.insert(word).inserted else { return }
    complain(element, "\(word) is not known; it is left out")
  }
}

extension Log {
  static let nibs = Log("nibs")
}
