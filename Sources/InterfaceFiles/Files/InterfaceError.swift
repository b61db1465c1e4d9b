/// Why a file cannot be read.
package enum InterfaceError: Error, Equatable, CustomStringConvertible {
  case malformed(String, line: Int)
  /// Something that XML allows and files of Interface Builder do not have.
  case refused(String, line: Int)
  /// Another kind of document, by the name of its root or its type.
  case notInterface(String)
  case tooLarge
  case noLibrary
  /// A compact form that is cut off or has other bytes than were written.
  case damaged

  package var description: String {
    switch self {
    case .malformed(let reason, let line): "\(line): no well-formed XML: \(reason)"
    case .refused(let what, let line): "\(line): \(what) is refused"
    case .notInterface(let kind): "1: \(kind) is no nib or storyboard of iOS"
    case .tooLarge: "1: it is too large or too deep"
    case .noLibrary: "1: nibs are read by libxml2, which is not installed; install libxml2"
    case .damaged: "1: it is damaged; build the program again"
    }
  }
}
