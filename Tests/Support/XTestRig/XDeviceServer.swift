import Foundation
import TemporaryPlaces

/// A private Xorg with a touch screen, a touchpad, a pen, a mouse and a keyboard controlled by a
/// test.
///
///     let server = try XDeviceServer.start()
///     defer { server.stop() }
///     try server.touch(1, .begin, x: 100, y: 80)
///
/// Needs Xorg's dummy and inputtest drivers and the right to start it; see `isAvailable`.
/// Coordinates are screen pixels.
package final class XDeviceServer: @unchecked Sendable {
  package static let size = (width: 1280, height: 800)
  /// `CASEMENT_XORG` names another program, or none.
  private static let program =
    ProcessInfo.processInfo.environment["CASEMENT_XORG"] ?? "/usr/lib/xorg/Xorg"

  /// Whether such a server can run here; tested once.
  package static let isAvailable: Bool = {
    guard FileManager.default.isExecutableFile(atPath: program),
      let server = try? start()
    else { return false }
    server.stop()
    return true
  }()

  package let server: XServer
  private let folder: URL
  private var devices: [String: InputTestDevice] = [:]

  private init(server: XServer, folder: URL) {
    self.server = server
    self.folder = folder
  }

  deinit { stop() }

  /// - Parameter windowManager: as of `XServer.start`.
  package static func start(windowManager: String? = nil) throws -> XDeviceServer {
    let folder = TemporaryPlaces.new("devices")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("xorg.conf")
    try XorgConfiguration.text(folder: folder.path, width: size.width, height: size.height)
      .write(to: configuration, atomically: true, encoding: .utf8)
    let server = try XServer.launch(
      [
        program, "-r", "-config", configuration.path, "-configdir", folder.path + "/none",
        "-logfile", folder.path + "/log", "-sharevts", "-novtswitch", "vt1", "-ac",
      ], windowManager: windowManager)
    return XDeviceServer(server: server, folder: folder)
  }

  package func stop() {
    devices = [:]
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes a device, as unplugging it would.
  package func unplug(_ device: String) throws { try server.run(["xinput", "disable", device]) }

  package func plug(_ device: String) throws { try server.run(["xinput", "enable", device]) }

  func device(_ name: String) throws -> InputTestDevice {
    if let device = devices[name] { return device }
    let device = try InputTestDevice(path: "\(folder.path)/\(name).sock")
    devices[name] = device
    return device
  }
}

/// The configuration for running Xorg without hardware.
enum XorgConfiguration {
  private static let devices = [
    ("keyboard", "Keyboard", "CoreKeyboard", ""),
    (
      "mouse", "Pointer", "CorePointer",
      "Option \"PointerButtonCount\" \"12\"\n Option \"AccelerationScheme\" \"none\""
    ),
    ("absolute", "PointerAbsolute", "SendCoreEvents", ""),
    ("touch", "Touch", "SendCoreEvents", "Option \"TouchCount\" \"10\""),
    ("touchpad", "PointerGesture", "SendCoreEvents", "Option \"AccelerationScheme\" \"none\""),
    (
      "pen", "PointerAbsoluteProximity", "SendCoreEvents", "Option \"PointerHasPressure\" \"true\""
    ),
  ]

  static func text(folder: String, width: Int, height: Int) -> String {
    let layout = devices.map { "InputDevice \"\($0.0)\" \"\($0.2)\"" }.joined(separator: "\n ")
    return """
      Section "ServerFlags"
       Option "AutoAddDevices" "false"
       Option "AutoEnableDevices" "true"
       Option "DontVTSwitch" "true"
       Option "BlankTime" "0"
      EndSection
      Section "ServerLayout"
       Identifier "layout"
       Screen "screen"
       \(layout)
      EndSection
      Section "Device"
       Identifier "card"
       Driver "dummy"
       VideoRam 64000
      EndSection
      Section "Monitor"
       Identifier "monitor"
       HorizSync 1-1000
       VertRefresh 1-500
       \(modeLine(width, height))
      EndSection
      Section "Screen"
       Identifier "screen"
       Device "card"
       Monitor "monitor"
       DefaultDepth 24
       SubSection "Display"
        Depth 24
        Modes "mode"
        Virtual \(width) \(height)
       EndSubSection
      EndSection

      """ + devices.map { section($0.0, $0.1, $0.3, folder) }.joined()
  }

  private static func section(
    _ name: String, _ type: String, _ options: String, _ folder: String
  ) -> String {
    """
    Section "InputDevice"
     Identifier "\(name)"
     Driver "inputtest"
     Option "SocketPath" "\(folder)/\(name).sock"
     Option "DeviceType" "\(type)"
     \(options)
    EndSection

    """
  }

  /// 60 frames per second: dots per line × lines per frame × 60, in MHz.
  private static func modeLine(_ width: Int, _ height: Int) -> String {
    let (line, frame) = (width + 208, height + 40)
    let clock = Double(line * frame * 60) / 1e6
    let across = [width, width + 48, width + 80, line]
    let down = [height, height + 3, height + 8, frame]
    let numbers = (across + down).map(String.init).joined(separator: " ")
    return "Modeline \"mode\" \(clock) \(numbers)"
  }
}
