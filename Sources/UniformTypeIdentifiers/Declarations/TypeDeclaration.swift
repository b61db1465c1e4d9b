/// What is known of one type.
struct TypeDeclaration: Hashable, Sendable {
  var identifier: String
  /// The types it conforms to directly.
  var parents: [String] = []
  /// Without a dot, best first.
  var extensions: [String] = []
  /// Best first.
  var mimeTypes: [String] = []
  /// In English.
  var text: String?
}
