import Foundation

/// The batteries, as the kernel tells in `/sys/class/power_supply`. Files that are missing or make no
/// sense count as unknown.
@MainActor
struct PowerSupply {
  var folder = URL(fileURLWithPath: "/sys/class/power_supply")

  /// The mean charge of all batteries, from 0 to 1; nil if there is none.
  var level: Float? {
    let levels = batteries.compactMap { Int(text("capacity", of: $0)) }
      .filter { (0...100).contains($0) }
    if levels.isEmpty { return nil }
    return Float(levels.reduce(0, +)) / Float(levels.count) / 100
  }

  var state: UIDevice.BatteryState {
    let states = batteries.map { text("status", of: $0) }
    if states.contains("Charging") { return .charging }
    if states.contains("Discharging") { return .unplugged }
    if states.contains("Full") || states.contains("Not charging") { return .full }
    return .unknown
  }

  /// Of the computer; mice and headsets have batteries of the scope `Device`.
  private var batteries: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter {
      text("type", of: $0) == "Battery" && text("scope", of: $0) != "Device"
    }
  }

  private func text(_ name: String, of battery: URL) -> String {
    let file = battery.appendingPathComponent(name)
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
