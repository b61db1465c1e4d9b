import Foundation

/// What somebody who types an address means.
enum Address {
  /// An address, a host or a file's path; anything else is looked for.
  static func url(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return nil }
    if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
    if let url = URL(string: text), let scheme = url.scheme, !isHost(scheme) { return url }
    let host = text.prefix { !"/:?".contains($0) }
    if !text.contains(" "), isHost(String(host)) || host == "localhost" {
      return URL(string: host == "localhost" ? "http://\(text)" : "https://\(text)")
    }
    var search = URLComponents(string: "https://duckduckgo.com/")
    search?.queryItems = [URLQueryItem(name: "q", value: text)]
    return search?.url
  }

  private static func isHost(_ text: String) -> Bool { text.dropFirst().dropLast().contains(".") }
}
