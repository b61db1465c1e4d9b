import UIKit

/// The notes in a folder: files that have the notes' names.
@MainActor
class NoteFolder {
  let folder: URL
  /// In the order of the alphabet.
  private(set) var names: [String] = []

  init(_ folder: URL) {
    self.folder = folder
    read()
    if names.isEmpty { make() }
  }

  /// In the user's folder for data of programs.
  static var standard: NoteFolder { NoteFolder(NoteStore.folder) }

  func store(_ name: String) -> NoteStore { NoteStore(file: file(name)) }

  /// A new note, whose name no other one has.
  @discardableResult
  func make() -> String {
    let name = free("Note")
    store(name).save(NSAttributedString(string: ""))
    read()
    return name
  }

  func delete(_ name: String) {
    try? FileManager.default.removeItem(at: file(name))
    read()
  }

  /// The new name; the old one if a file can't have the wished one.
  func rename(_ name: String, to wish: String) -> String {
    let wish = wish.replacingOccurrences(of: "/", with: "-")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if wish.isEmpty || wish == name { return name }
    let new = free(wish)
    do {
      try FileManager.default.moveItem(at: file(name), to: file(new))
    } catch {
      return name
    }
    read()
    return new
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".rtf") }

  private func free(_ wish: String) -> String {
    var (name, number) = (wish, 1)
    while names.contains(name) {
      number += 1
      name = "\(wish) \(number)"
    }
    return name
  }

  private func read() {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    names = (files ?? []).filter { $0.hasSuffix(".rtf") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}
