import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// What a page sends along with a request that the program loads.
///
/// The library reads no Blobs and no files: asking for them is its end. So only types that texts have are asked
/// for; a body without a type isn't passed, and may be none.
enum SchemeBody {
  /// Nil for one that isn't passed.
  static func read(_ request: CUIObject, _ wanted: PageRequest) -> Data? {
    let header = wanted.headers.first { $0.key.lowercased() == "content-type" }
    guard !["GET", "HEAD"].contains(wanted.method), let header else { return Data() }
    guard isText(header.value) else { return nil }
    guard let stream = gtk.webkit_uri_scheme_request_get_http_body(request) else { return Data() }
    defer { gtk.g_object_unref(stream) }
    return read(stream)
  }

  private static func isText(_ value: String) -> Bool {
    let type = value.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    return type.hasPrefix("text/") || type == "application/x-www-form-urlencoded"
      || ["/json", "+json", "/xml", "+xml"].contains { type.hasSuffix($0) }
  }

  private static func read(_ stream: CUIObject) -> Data? {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= MessageCoder.longestBody - piece.count {
      let count = piece.withUnsafeMutableBytes {
        gtk.g_input_stream_read(stream, $0.baseAddress!, $0.count, nil, nil)
      }
      if count == 0 { return data }
      guard count > 0 else { return nil }
      data.append(contentsOf: piece[..<count])
    }
    return nil
  }
}
