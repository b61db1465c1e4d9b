import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// What files are chosen for.
enum FilePurpose: Sendable {
  case open([UTType], asCopy: Bool)
  case export([URL], asCopy: Bool)

  /// Whether folders are what is chosen.
  var isForFolders: Bool {
    switch self {
    case .open(let types, _): types.contains { $0.conforms(to: .directory) }
    case .export: true
    }
  }

  /// Whether files of a type may be chosen.
  func takes(_ type: UTType) -> Bool {
    guard case .open(let types, _) = self else { return false }
    return types.contains { type.conforms(to: $0) || $0 == .item || $0 == .content }
  }

  var title: String {
    switch self {
    case .open: isForFolders ? "Choose a Folder" : "Open"
    case .export(_, let asCopy): asCopy ? "Save" : "Move"
    }
  }

  /// What the button says that ends the choice.
  var action: String {
    switch self {
    case .open: "Open"
    case .export(_, let asCopy): asCopy ? "Save" : "Move"
    }
  }

  func question(allowsSeveral: Bool, folder: String?) -> FileQuestion {
    var question = FileQuestion(kind, title: title)
    question.allowsSeveral = allowsSeveral
    question.folder = folder
    if case .open(let types, _) = self, !isForFolders { question.filters = Self.filters(types) }
    return question
  }

  private var kind: FileQuestion.Kind {
    switch self {
    case .open: isForFolders ? .folders : .files
    case .export(let urls, _):
      urls.count == 1
        ? .place(name: urls[0].lastPathComponent) : .places(names: urls.map(\.lastPathComponent))
    }
  }

  /// None where some type has no name on the desktop: a filter would hide its files.
  private static func filters(_ types: [UTType]) -> [FileQuestion.Filter] {
    let filters = types.map { type in
      FileQuestion.Filter(
        name: type.localizedDescription ?? type.identifier,
        mimeTypes: type.tags[.mimeType] ?? [],
        patterns: (type.tags[.filenameExtension] ?? []).map { "*.\($0)" })
    }
    return filters.contains { $0.mimeTypes.isEmpty && $0.patterns.isEmpty } ? [] : filters
  }

  /// The URLs of files among another program's words.
  static func files(_ words: [String]) -> [URL] {
    words.compactMap { word in
      guard let url = URL(string: word), url.isFileURL, url.path.hasPrefix("/") else { return nil }
      return url.standardizedFileURL
    }
  }
}
