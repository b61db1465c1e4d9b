import DBusKit
import PlatformKit

/// Requests in the words of `org.freedesktop.Application`.
enum InstanceWords {
  static let interface = "org.freedesktop.Application"
  /// More URLs than any user means.
  private static let mostURLs = 10_000

  static func call(_ name: String, _ path: String, _ request: InstanceRequest) -> DBusCall {
    let data = platformData(request.token)
    if let action = request.action {
      return DBusCall(
        name, path, interface, "ActivateAction",
        [.string(action), .array(of: "v", []), data])
    }
    if request.urls.isEmpty { return DBusCall(name, path, interface, "Activate", [data]) }
    return DBusCall(
      name, path, interface, "Open",
      [.array(of: "s", request.urls.map { .string($0) }), data])
  }

  /// Nil for a call that is none, or makes no sense.
  static func request(_ call: DBusCall) -> InstanceRequest? {
    guard call.interface == interface, let data = call.arguments.last?.elements else { return nil }
    let token = token(in: data)
    switch (call.member, call.arguments.count) {
    case ("Activate", 1): return InstanceRequest(token: token)
    case ("Open", 2):
      guard let urls = call.arguments[0].elements else { return nil }
      return InstanceRequest(
        urls: urls.prefix(mostURLs).compactMap(\.string), token: token)
    case ("ActivateAction", 3):
      guard let action = call.arguments[0].string else { return nil }
      return InstanceRequest(action: action, token: token)
    default: return nil
    }
  }

  /// X11 has one token under two names.
  private static func platformData(_ token: String?) -> DBusValue {
    .options(
      token.map { [("desktop-startup-id", .string($0)), ("activation-token", .string($0))] } ?? [])
  }

  private static func token(in data: [DBusValue]) -> String? {
    var found: String?
    for case .entry(.string(let key), let value) in data {
      if key == "desktop-startup-id" { return value.unwrapped.string }
      if key == "activation-token" { found = value.unwrapped.string }
    }
    return found
  }
}
