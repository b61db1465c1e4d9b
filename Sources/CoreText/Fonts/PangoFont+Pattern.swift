import CUIPango

extension UnsafeMutablePointer<PangoFont> {
  /// What fontconfig knows of the file that is used.
  var pattern: OpaquePointer? {
    UnsafeMutablePointer<PangoFcFont>(OpaquePointer(self)).pointee.font_pattern
  }

  /// Nil where fontconfig doesn't know.
  func flag(_ property: String) -> Bool? {
    var value: FcBool = 0
    guard let pattern, FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch else {
      return nil
    }
    return value != 0
  }
}
