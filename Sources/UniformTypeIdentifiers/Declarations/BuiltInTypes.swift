/// The types that Apple's systems declare, and some that are common on desktops.
enum BuiltInTypes {
  static let byIdentifier: [String: TypeDeclaration] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier, $0) })
  /// Identifiers by file name extension.
  static let byExtension = index(\.extensions)
  /// Identifiers by MIME type.
  static let byMimeType = index(\.mimeTypes)
  /// The types of which all with a certain first part of the MIME type are.
  static let media = [
    "text": "public.plain-text", "image": "public.image", "audio": "public.audio",
    "video": "public.movie", "font": "public.font",
  ]

  private static let all: [TypeDeclaration] = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func names(_ index: Int) -> [String] { columns[index].split(separator: ",").map(String.init) }
    return TypeDeclaration(
      identifier: columns[0], parents: names(1), extensions: names(2), mimeTypes: names(3),
      text: columns[4].isEmpty ? nil : columns[4])
  }

  private static func index(_ names: (TypeDeclaration) -> [String]) -> [String: [String]] {
    all.reduce(into: [:]) { index, type in
      for name in names(type) { index[name, default: []].append(type.identifier) }
    }
  }
}
