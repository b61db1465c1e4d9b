import Foundation
import Testing
@testable import UIKit

@MainActor struct UIDeviceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var device: UIDevice {
    let device = UIDevice(supply: PowerSupply(folder: folder.url))
    device.isBatteryMonitoringEnabled = true
    return device
  }

  private func battery(
    _ name: String, _ capacity: String, _ status: String, scope: String = "System"
  ) throws {
    for (file, text) in [
      ("type", "Battery"), ("capacity", capacity), ("status", status), ("scope", scope),
    ] { try folder.write("\(text)\n", to: "\(name)/\(file)") }
  }

  @Test(arguments: [
    ("Charging", UIDevice.BatteryState.charging), ("Discharging", .unplugged), ("Full", .full),
    ("Not charging", .full), ("Unknown", .unknown), ("", .unknown),
  ])
  func theKernelsStatusIsTheState(status: String, state: UIDevice.BatteryState) throws {
    try folder.write("Mains\n", to: "AC/type")
    try battery("BAT0", "42", status)
    #expect(device.batteryState == state)
    #expect(device.batteryLevel == 0.42)
  }

  @Test func twoBatteriesHaveTheirMeanAndAMousesDoesNotCount() throws {
    try battery("BAT0", "100", "Full")
    try battery("BAT1", "50", "Discharging")
    try battery("hidpp_battery_0", "1", "Charging", scope: "Device")
    #expect(device.batteryLevel == 0.75)
    #expect(device.batteryState == .unplugged)
  }

  @Test(arguments: ["", "full", "-3", "101", "4e1"])
  func nonsenseIsUnknown(capacity: String) throws {
    try battery("BAT0", capacity, "Odd")
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
  }

  @Test func withoutABatteryOrMonitoringNothingIsKnown() throws {
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    try battery("BAT0", "42", "Full")
    let device = device
    device.isBatteryMonitoringEnabled = false
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
  }

  @Test func theIdentifierIsMadeOnceAndKept() throws {
    let name = "casement-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let identity = DeviceIdentity(defaults: defaults)
    let first = identity.identifier
    #expect(DeviceIdentity(defaults: defaults).identifier == first)
    defaults.set("broken", forKey: "CasementIdentifierForVendor")
    #expect(identity.identifier != first)
  }

  @Test(arguments: [
    ("NAME=Debian\nVERSION_ID=\"12\"\n", "12"), ("VERSION_ID='24.04'", "24.04"),
    ("VERSION_ID=41\nX=1", "41"), ("NAME=Arch", "6.1.9"), ("VERSION_ID=\"\"", "6.1.9"),
    ("", "6.1.9"),
  ])
  func theVersionIsTheDistributionsOrTheKernels(release: String, version: String) {
    let kernel = OperatingSystemVersion(majorVersion: 6, minorVersion: 1, patchVersion: 9)
    #expect(SystemRelease.version(release: release, kernel: kernel) == version)
  }

  @Test func aDesktopIsAPadWithoutOrientation() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .pad && device.systemName == "Linux")
    #expect(device.orientation == .unknown && !device.orientation.isValidInterfaceOrientation)
    #expect(device.name == ProcessInfo.processInfo.hostName)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
  }

  @Test func requestsForOrientationAreCounted() {
    let device = device
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
  }
}
