/// The protocol's names for its errors.
enum X11ErrorName {
  private static let names = [
    "Success", "BadRequest", "BadValue", "BadWindow", "BadPixmap", "BadAtom", "BadCursor",
    "BadFont", "BadMatch", "BadDrawable", "BadAccess", "BadAlloc", "BadColor", "BadGC",
    "BadIDChoice", "BadName", "BadLength", "BadImplementation",
  ]

  static func of(_ code: UInt8) -> String {
    Int(code) < names.count ? names[Int(code)] : "\(code) of an extension"
  }
}
