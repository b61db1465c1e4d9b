/// The pairs of `subclasses` and of `aliases`.
struct MimeRelations: Sendable {
  private(set) var parents: [MimeType: [MimeType]] = [:]
  /// The type that another name stands for.
  private(set) var aliases: [MimeType: MimeType] = [:]

  /// The first file is the most important; lines that make no sense are left out.
  init(subclasses: [String], aliases names: [String]) {
    for (child, parent) in subclasses.flatMap(Self.pairs) where child != parent {
      if parents[child]?.contains(parent) != true { parents[child, default: []].append(parent) }
    }
    for (alias, name) in names.flatMap(Self.pairs) where aliases[alias] == nil {
      aliases[alias] = name
    }
  }

  private static func pairs(_ text: String) -> [(MimeType, MimeType)] {
    MimeFile.lines(text).compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let first = MimeType(words[0]), let second = MimeType(words[1]) else {
        return nil
      }
      return (first, second)
    }
  }
}
