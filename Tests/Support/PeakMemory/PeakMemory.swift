import Foundation
import Glibc

/// The most memory that a process has taken, which a test that runs in one of its own prints and reads again.
public enum PeakMemory {
  /// Prints what the work adds to it, on a line that ``growth(in:)`` finds.
  public static func printGrowth(_ work: () throws -> Void) rethrows {
    let start = bytes
    try work()
    print("\ngrowth: \(bytes - start)")
  }

  /// Whether it says what a program takes: AddressSanitizer keeps what has been freed for a while.
  public static let isTelling = dlsym(nil, "__asan_init") == nil

  /// What reading one damaged file, or many of them one after the other, may take: 256 MB.
  public static let mostForDamagedFiles = 256 << 20

  /// Nil if nothing was printed.
  public static func growth(in output: [UInt8]) -> Int? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("growth: ") }.flatMap { Int($0.dropFirst(8)) }
  }

  /// What was resident, without what started the process.
  private static var bytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    guard let number else { preconditionFailure("the system does not say its memory") }
    return number * 1024
  }
}
