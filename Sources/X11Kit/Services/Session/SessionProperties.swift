import CUIXlib
import Glibc

/// What a program tells its session's manager about itself, as by which command it is started again.
struct SessionProperty {
  var name: String
  var type: String
  var values: [String]

  init(_ name: String, _ type: String, _ values: [String]) {
    (self.name, self.type, self.values) = (name, type, values)
  }
}

enum SessionProperties {
  static func send(
    _ properties: [SessionProperty], to session: OpaquePointer, _ library: SessionLibrary
  ) {
    var texts: [UnsafeMutablePointer<CChar>?] = []
    defer { for text in texts { free(text) } }
    func text(_ string: String) -> UnsafeMutablePointer<CChar>? {
      texts.append(strdup(string))
      return texts.last!
    }
    for property in properties {
      var values = property.values.map {
        CUISmPropValue(length: Int32($0.utf8.count), value: text($0))
      }
      values.withUnsafeMutableBufferPointer { values in
        var entry = CUISmProp(
          name: text(property.name), type: text(property.type), num_vals: Int32(values.count),
          vals: values.baseAddress)
        withUnsafeMutablePointer(to: &entry) {
          var list: [UnsafeMutablePointer<CUISmProp>?] = [$0]
          library.setProperties(session, 1, &list)
        }
      }
    }
  }
}
