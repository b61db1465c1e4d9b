import CUIWebKitGTK
import Foundation

/// Which files a page may load: all that the user may, or those of one place. WebKit's content filters
/// keep it from the others.
final class ReadableFiles {
  private static let name = "casement-files"

  private let contents: CUIObject
  private var isLimited = false
  /// Filters are compiled while the page goes on: only the last one counts.
  private var lastChange = 0

  init(_ contents: CUIObject) { self.contents = contents }

  func allowAll() {
    lastChange += 1
    if isLimited { gtk.webkit_user_content_manager_remove_filter_by_id(contents, Self.name) }
    isLimited = false
  }

  /// Calls `finish`, with an error if there is one, unless something else was loaded before.
  func allow(_ path: String, _ finish: @escaping (String?) -> Void) {
    allowAll()
    let change = lastChange
    guard let rules = Self.rules(path) else {
      return finish("The files that the page may read can't be told apart.")
    }
    // WebKit keeps the compiled filter mapped, so that its folder needn't stay.
    let folder = NSTemporaryDirectory() + "casement-filter-\(UUID().uuidString)"
    let store = gtk.webkit_user_content_filter_store_new(folder)
    let bytes = rules.withUnsafeBytes { gtk.g_bytes_new($0.baseAddress, $0.count) }
    gtk.webkit_user_content_filter_store_save(
      store, Self.name, bytes, nil, Completion.finish,
      Completion.context { [weak self] result in
        var error: UnsafeMutablePointer<CUIError>?
        let filter = gtk.webkit_user_content_filter_store_save_finish(store, result, &error)
        try? FileManager.default.removeItem(atPath: folder)
        gtk.g_object_unref(store)
        defer { filter.map(gtk.webkit_user_content_filter_unref) }
        guard let self, change == lastChange else { return }
        if let failure = LibraryFailure(error) { return finish(failure.message) }
        guard let filter else { return finish("The filter is empty.") }
        gtk.webkit_user_content_manager_add_filter(contents, filter)
        isLimited = true
        finish(nil)
      })
    gtk.g_bytes_unref(bytes)
  }

  /// All files are blocked, those of the place are not, and no path is written so that it leads out of it.
  private static func rules(_ path: String) -> Data? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard var url = fileURL(path) else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    let special = Set(".?+*()[]{}|\\^$")
    let escaped = url.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let place = "^" + escaped + (exists && isFolder.boolValue ? "/" : "([?#].*)?$")
    func rule(_ filter: String, _ action: String) -> [String: Any] {
      [
        "trigger": ["url-filter": filter, "url-filter-is-case-sensitive": true],
        "action": ["type": action],
      ]
    }
    return try? JSONSerialization.data(withJSONObject: [
      rule("^file:", "block"), rule(place, "ignore-previous-rules"),
      rule("^file:.*%2[fF]", "block"),
    ])
  }
}

/// The address of a file.
func fileURL(_ path: String) -> String? {
  guard let address = gtk.g_filename_to_uri(path, nil, nil) else { return nil }
  defer { gtk.g_free(address) }
  return String(cString: address)
}
