import DBusKit

extension DBusFailure {
  /// Whether there is nobody who could have done what was asked.
  var isAbsence: Bool {
    let prefix = "org.freedesktop.DBus.Error."
    guard name.hasPrefix(prefix) else { return false }
    return [
      "ServiceUnknown", "NameHasNoOwner", "UnknownMethod", "UnknownInterface", "UnknownObject",
      "Disconnected", "Spawn.ServiceNotFound", "Spawn.ExecFailed", "Spawn.ChildExited",
    ].contains(String(name.dropFirst(prefix.count)))
  }
}
