import Foundation
import InterfaceFiles

/// Reads the attributes of one element. Each call is a row: a name, and what its value sets.
@MainActor
package final class NibReader {
  let element: InterfaceElement
  let run: NibRun
  /// The identifier under which texts are translated, and what stands before the attribute's name.
  private let textKey: String?
  /// Whether what is not written stays as it is, in the place of the file's default.
  private let isVariation: Bool
  /// The attributes and keys that rows have asked for.
  private var known: Set<String> = []

  init(_ element: InterfaceElement, _ run: NibRun) {
    (self.element, self.run) = (element, run)
    textKey = element.id.map { "\($0)." }
    isVariation = false
  }

  /// Of what varies of an object that is made.
  init(variation element: InterfaceElement, _ run: NibRun) {
    (self.element, self.run) = (element, run)
    textKey = nil
    isVariation = true
  }

  /// Of a part of an object, whose texts are translated under the object's identifier.
  init(part element: InterfaceElement, of owner: NibReader, textKey: String = "") {
    (self.element, run) = (element, owner.run)
    self.textKey = owner.element.id.map { "\($0).\(textKey)" }
    isVariation = false
  }

  var source: NibSource { run.source }

  /// The text of an attribute, or nil; the row counts as asked for.
  func attribute(_ name: String) -> String? {
    known.insert(name)
    return element.attributes[name]
  }

  /// The child with a key.
  func child(_ key: String) -> InterfaceElement? {
    known.insert(key)
    return element.value(key)
  }

  /// The elements in a child without a key.
  func list(_ name: String) -> [InterfaceElement] {
    known.insert("<\(name)>")
    return element.list(name)
  }

  /// Rows that something else than this reader reads.
  package func skip(_ names: String...) { known.formUnion(names) }

  /// Tells the log about what no row has asked for.
  func nameUnknown() {
    for name in element.attributes.keys
    where !known.contains(name) && !Unread.attributes.contains(name) {
      source.nameOnce("\(element.name).\(name)", element)
    }
    for child in element.children where !isKnown(child) {
      source.nameOnce(
        "\(element.name) <\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")>", child)
    }
  }

  private func isKnown(_ child: InterfaceElement) -> Bool {
    if child.name == "nil" || child.name == "variation" { return true }
    guard let key = child.key else {
      return known.contains("<\(child.name)>") || Unread.elements.contains(child.name)
    }
    return known.contains(key) || Unread.keys.contains(key) || key.hasPrefix("simulated")
  }

  /// What is for Interface Builder alone, and what the load itself reads.
  private enum Unread {
    static let attributes: Set = [
      "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
      "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity",
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "colorLabel",
      "propertyAccessControl",
      "storyboardIdentifier", "storyboardName", "bundleIdentifier", "referencedIdentifier",
      "placeholderIdentifier", "usesAttributedText", "hasAttributedTitle", "tableViewCell",
    ]
    static let elements: Set = [
      "connections", "userDefinedRuntimeAttributes", "variation", "attributedString",
    ]
    static let keys: Set = ["canvasLocation", "freeformSize", "userComments"]
  }
}

// MARK: Rows of plain values

extension NibReader {
  func string(_ name: String, _ set: (String) -> Void) {
    known.insert(name)
    element.string(name).map(set)
  }

  /// A text that people read, in their language.
  func text(_ name: String, as key: String? = nil, _ set: (String) -> Void) {
    string(name) { text in
      set(textKey.map { source.localized(text, $0 + (key ?? name)) } ?? text)
    }
  }

  /// A list of texts that people read; each has its number in the table.
  func texts(_ name: String) -> [String] {
    let texts = list(name).filter { $0.name == "string" || $0.name == "mutableString" }
    return texts.enumerated().map { index, written in
      textKey.map { source.localized(written.text, "\($0)\(name)[\(index)]") } ?? written.text
    }
  }

  func number(_ name: String, _ set: (CGFloat) -> Void) {
    guard let written = attribute(name) else { return }
    guard let number = element.number(name) else { return refuse(name, written, "a number") }
    set(CGFloat(number))
  }

  package func integer(_ name: String, _ set: (Int) -> Void) {
    guard let written = attribute(name) else { return }
    guard let number = Int(written) else { return refuse(name, written, "an integer") }
    set(number)
  }

  package func flag(_ name: String, _ set: (Bool) -> Void) {
    guard let written = attribute(name) else { return }
    guard let flag = element.flag(name) else { return refuse(name, written, "YES or NO") }
    set(flag)
  }

  /// A flag that counts as `default` where it is not written.
  func flag(_ name: String, default value: Bool, _ set: (Bool) -> Void) {
    if element.attributes[name] == nil, !isVariation { set(value) }
    flag(name, set)
  }

  /// One of some words.
  package func word<Value>(_ name: String, _ words: [String: Value], _ set: (Value) -> Void) {
    guard let written = attribute(name) else { return }
    guard let value = words[written] else { return refuse(name, written, "one of the words known") }
    set(value)
  }

  /// The value of a word; nil where there is none.
  func word<Value>(_ name: String, _ words: [String: Value]) -> Value? {
    attribute(name).flatMap { words[$0] }
  }

  func refuse(_ name: String, _ written: String, _ expected: String) {
    source.complain(
      element, "\(element.name).\(name) is not set: \"\(written)\" is not \(expected)")
  }
}
