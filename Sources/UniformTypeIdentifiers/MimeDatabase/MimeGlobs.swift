/// Which extensions belong to which type: the lines `50:image/png:*.png` of `globs2`.
struct MimeGlobs: Sendable {
  private(set) var types: [String: [MimeType]] = [:]
  private(set) var extensions: [MimeType: [String]] = [:]

  /// The first file is the most important. Other patterns than `*.` with a plain extension are left
  /// out, as are lines that make no sense.
  init(files: [String]) {
    let lines = files.flatMap { MimeFile.lines($0).compactMap(Line.init) }
    // The sort is stable: lines of one weight stay in their order.
    for line in lines.sorted(by: { $0.weight > $1.weight }) {
      if types[line.name]?.contains(line.type) != true {
        types[line.name, default: []].append(line.type)
      }
      if extensions[line.type]?.contains(line.name) != true {
        extensions[line.type, default: []].append(line.name)
      }
    }
  }

  private struct Line {
    var weight: Int
    var type: MimeType
    var name: String

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let weight = Int(parts[0]), let type = MimeType(parts[1]),
        parts[2].hasPrefix("*.")
      else { return nil }
      let name = parts[2].dropFirst(2).lowercased()
      guard !name.isEmpty, !name.contains(where: { "*?[]/".contains($0) }) else { return nil }
      (self.weight, self.type, self.name) = (weight, type, name)
    }
  }
}
