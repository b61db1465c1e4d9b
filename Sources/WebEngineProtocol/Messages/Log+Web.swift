package import Diagnostics

extension Log {
  package static let web = Log("web")
}
