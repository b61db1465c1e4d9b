import Foundation
import Testing

/// Tests with real servers, one at a time, because there may be only two cores.
@Suite(.serialized) enum LiveTests {}

/// Reads a whole kernel file, which has no size and arrives in pieces. Workaround: Foundation stops
/// after the first piece.
func readText(_ path: String) throws -> String {
  let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  defer { try? file.close() }
  var bytes = Data()
  while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty { bytes += piece }
  return String(decoding: bytes, as: UTF8.self)
}
