import Foundation

/// The version of the operating system.
enum SystemRelease {
  static let version = version(
    release: (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "",
    kernel: ProcessInfo.processInfo.operatingSystemVersion)

  /// `VERSION_ID` of an `os-release` file; rolling distributions have none.
  static func version(release: String, kernel: OperatingSystemVersion) -> String {
    let line = release.split(separator: "\n").first { $0.hasPrefix("VERSION_ID=") }
    let value = line?.dropFirst("VERSION_ID=".count)
      .trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    if let value, !value.isEmpty { return value }
    return "\(kernel.majorVersion).\(kernel.minorVersion).\(kernel.patchVersion)"
  }
}
