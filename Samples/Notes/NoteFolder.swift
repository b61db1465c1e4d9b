import UIKit

/// The notes in a folder: files that have the notes' names.
@MainActor
class NoteFolder {
  let folder: URL
  /// In the order of the alphabet.
  private(set) var names: [String] = []
  private var beginnings: [String: (date: Date, text: String)] = [:]

  init(_ folder: URL) {
    self.folder = folder
    read()
    if names.isEmpty { make() }
  }

  /// In the user's folder for data of programs.
  static var standard: NoteFolder { NoteFolder(NoteStore.folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name + ".rtf") }

  /// Nil for a file that is elsewhere.
  func name(of url: URL) -> String? {
    let name = url.deletingPathExtension().lastPathComponent
    let isHere = self.url(name).standardizedFileURL == url.standardizedFileURL
    return isHere && names.contains(name) ? name : nil
  }

  /// A new note, whose name no other one has.
  @discardableResult
  func make() -> String {
    let name = free("Note")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try NoteStore.data(of: NSAttributedString(string: "")).write(to: url(name), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("there is no new note: \(error)\n".utf8))
    }
    read()
    return name
  }

  func delete(_ name: String) {
    try? FileManager.default.removeItem(at: url(name))
    read()
  }

  /// The new name; the old one if a file can't have the wished one.
  func rename(_ name: String, to wish: String) -> String {
    let wish = wish.replacingOccurrences(of: "/", with: "-")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if wish.isEmpty || wish == name || wish.hasPrefix(".") { return name }
    let new = free(wish)
    do {
      try FileManager.default.moveItem(at: url(name), to: url(new))
    } catch {
      return name
    }
    read()
    return new
  }

  /// What other programs have done meanwhile.
  func read() {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    names = (files ?? []).filter { $0.hasSuffix(".rtf") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }

  func date(_ name: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(name).path)
    return attributes?[.modificationDate] as? Date
  }

  /// How the note begins. A file is read again once it has changed.
  func beginning(of name: String) -> String {
    guard let date = date(name) else { return "" }
    if let known = beginnings[name], known.date == date { return known.text }
    let note = (try? Data(contentsOf: url(name))).flatMap { try? NoteStore.note(from: $0) }
    let words = (note?.string ?? "").prefix(200).split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    beginnings[name] = (date, text)
    return text
  }

  private func free(_ wish: String) -> String {
    var (name, number) = (wish, 1)
    while FileManager.default.fileExists(atPath: url(name).path) {
      number += 1
      name = "\(wish) \(number)"
    }
    return name
  }
}
