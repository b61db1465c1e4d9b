import Foundation
import Testing

/// Tests against real servers, one after another: two cores serve everything.
@Suite(.serialized) enum LiveTests {}

func readText(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}
