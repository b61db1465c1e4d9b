import UIKit

/// Shows notes of a folder, and is told of what any window does with them.
@MainActor
protocol NoteFolderObserver: AnyObject {
  /// The name of the note that it shows.
  var shown: String? { get }
  /// There are more notes.
  func namesDidChange()
  /// The notes of these names begin otherwise.
  func notesDidChange(_ names: [String])
  func noteDidMove(from old: String, to new: String)
  func noteWillGo(_ name: String)
  /// The next is in its place.
  func noteHasGone(_ name: String, next: String?)
}

/// The notes in a folder: files that have the notes' names.
@MainActor
class NoteFolder {
  let folder: URL
  /// In the order of the alphabet.
  private(set) var names: [String] = []
  private var beginnings: [String: (date: Date, text: String)] = [:]
  private var followers: [Follower] = []

  private struct Follower {
    weak var observer: (any NoteFolderObserver)?
  }

  init(_ folder: URL) {
    self.folder = folder
    read()
    if names.isEmpty { make() }
  }

  private var observers: [any NoteFolderObserver] { followers.compactMap(\.observer) }

  /// Tells it of changes as long as it is there.
  func add(_ observer: any NoteFolderObserver) {
    followers.removeAll { $0.observer == nil }
    followers.append(Follower(observer: observer))
  }

  /// The first note that nobody shows, else the first.
  var next: String? {
    let shown = Set(observers.compactMap { $0.shown })
    return names.first { !shown.contains($0) } ?? names.first
  }

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
    for observer in observers { observer.namesDidChange() }
    return name
  }

  /// The last one leaves an empty one.
  func delete(_ name: String) {
    let place = names.firstIndex(of: name) ?? 0
    for observer in observers { observer.noteWillGo(name) }
    try? FileManager.default.removeItem(at: url(name))
    read()
    if names.isEmpty { make() }
    let next = names.isEmpty ? nil : names[min(place, names.count - 1)]
    for observer in observers { observer.noteHasGone(name, next: next) }
  }

  /// Keeps the old name if a file can't have the wished one.
  func rename(_ name: String, to wish: String) {
    let wish = wish.replacingOccurrences(of: "/", with: "-")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if wish.isEmpty || wish == name || wish.hasPrefix(".") { return }
    let new = free(wish)
    do {
      try FileManager.default.moveItem(at: url(name), to: url(new))
    } catch {
      return
    }
    read()
    for observer in observers { observer.noteDidMove(from: name, to: new) }
  }

  /// A window has written or read a note.
  func noteDidChange(_ name: String) {
    for observer in observers { observer.notesDidChange([name]) }
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
