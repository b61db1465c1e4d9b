import Glibc

/// The name by which the machine knows itself.
package enum HostName {
  /// Asked for on each use; empty if it is too long to be one.
  package static var current: String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
