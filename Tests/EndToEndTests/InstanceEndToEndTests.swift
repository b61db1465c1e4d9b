import Foundation
import Testing
import XTestRig

/// Starts of a program whose `Info.plist` allows one instance, on a private bus.
@Suite(.serialized) struct InstanceEndToEndTests {
  private let bus = MessageBus()
  private let folder = AppProcess.folder
    .appendingPathComponent("instance-\(UUID().uuidString.prefix(8))")

  init() throws {
    let resources = folder.appendingPathComponent("Casement_ProbeApp.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try """
    <?xml version="1.0"?><plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.Probe</string>
    <key>LSMultipleInstancesProhibited</key><true/>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
    <array><string>cards</string></array></dict></array>
    </dict></plist>
    """.write(
      to: resources.appendingPathComponent("Info.casement.plist"), atomically: true, encoding: .utf8
    )
    try FileManager.default.linkItem(
      at: AppProcess.folder.appendingPathComponent("ProbeApp"),
      to: folder.appendingPathComponent("ProbeApp"))
  }

  private func end() {
    bus.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  private func start(_ server: XServer, _ arguments: String...) throws -> AppProcess {
    var environment = server.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    return try AppProcess(
      program: "ProbeApp", in: folder, ["still"] + arguments, environment: environment)
  }

  @Test func laterStartsHandOverWhatTheyAreForAndEnd() throws {
    defer { end() }
    let server = try XServer.start()
    defer { server.stop() }
    try bus.start()
    let first = try start(server)
    defer { first.process.terminate() }
    #expect(first.wait(for: "ready"))
    let second = try start(server, "cards:7", folder.path)
    #expect(second.exitStatus() == 0)
    #expect(second.lines.isEmpty, "it shows nothing")
    #expect(first.wait(for: "open cards:7 in place false"))
    #expect(first.wait { $0.contains { $0.contains("open file://\(folder.path)") } })
    let third = try start(server, "--shortcut-item=new")
    #expect(third.exitStatus() == 0 && first.wait(for: "shortcut new"))
    first.process.terminate()
    #expect(first.exitStatus() == 0)
    let next = try start(server)
    defer { next.process.terminate() }
    #expect(next.wait(for: "ready"), "the name is free again")
  }

  @Test func theBusStartsAProgramForWhatItIsAsked() throws {
    defer { end() }
    let server = try XServer.start()
    defer { server.stop() }
    let output = folder.appendingPathComponent("output")
    try """
    [D-BUS Service]
    Name=org.example.Probe
    Exec=/bin/sh -c "exec '\(folder.path)/ProbeApp' still > '\(output.path)'"

    """.write(
      to: folder.appendingPathComponent("org.example.Probe.service"), atomically: true,
      encoding: .utf8)
    let bus = MessageBus(services: folder, environment: server.environment)
    try bus.start()
    defer { bus.kill() }
    func lines() -> [String] {
      ((try? String(contentsOf: output, encoding: .utf8)) ?? "").components(separatedBy: "\n")
    }
    for url in ["cards:7", "cards:8"] {
      try server.run([
        "DBUS_SESSION_BUS_ADDRESS=\(bus.address)", "dbus-send", "--session", "--print-reply",
        "--reply-timeout=60000", "--dest=org.example.Probe", "/org/example/Probe",
        "org.freedesktop.Application.Open", "array:string:\(url)", "dict:string:string:from,test",
      ])
      #expect(becomesTrue { lines().contains("open \(url) in place false") }, "\(lines())")
    }
    #expect(lines().count { $0 == "ready" } == 1, "the second is for the one that runs")
  }

  @Test func withoutABusAProgramStartsAtOnce() throws {
    defer { end() }
    let server = try XServer.start()
    defer { server.stop() }
    let apps = try (0..<2).map { _ in try start(server) }
    defer { for app in apps { app.process.terminate() } }
    #expect(apps.allSatisfy { $0.wait(for: "ready") })
  }
}
