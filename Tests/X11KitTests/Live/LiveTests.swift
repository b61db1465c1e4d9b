import Foundation
import Testing

/// Tests against real servers, one after another: two cores serve everything.
@Suite(.serialized) enum LiveTests {}

/// All of a file of the kernel's, which has no size and comes in pieces. Workaround: Foundation takes the
/// first piece for all of it.
func readText(_ path: String) throws -> String {
  let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  defer { try? file.close() }
  var bytes = Data()
  while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty { bytes += piece }
  return String(decoding: bytes, as: UTF8.self)
}
