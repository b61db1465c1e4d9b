import Foundation

/// The identifier that tells this computer from others for the program.
@MainActor
struct DeviceIdentity {
  private static let key = "CasementIdentifierForVendor"

  var defaults = UserDefaults.standard

  var identifier: UUID {
    let known = defaults.string(forKey: Self.key).flatMap(UUID.init(uuidString:))
    if let known { return known }
    let new = UUID()
    defaults.set(new.uuidString, forKey: Self.key)
    return new
  }
}
