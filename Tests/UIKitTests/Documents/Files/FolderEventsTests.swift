import Diagnostics
import Foundation
import Glibc
import Testing

@testable import UIKit

@Suite struct FolderEventsTests {
  private func bytes(
    _ watch: Int32, _ mask: Int, _ name: String, cookie: UInt32 = 0, length: UInt32 = 16
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for word in [UInt32(bitPattern: watch), UInt32(mask), cookie, length] {
      withUnsafeBytes(of: word) { bytes += $0 }
    }
    let text = Array(name.utf8.prefix(16))
    return bytes + text + [UInt8](repeating: 0, count: 16 - text.count)
  }

  private func changes(_ parts: [UInt8]...) -> [FolderChange] {
    let events = parts.flatMap(\.self).withUnsafeBytes { FolderEvent.list($0) }
    return FolderEvents(events: events).changes { $0 == 1 ? "/one" : $0 == 2 ? "/two" : nil }
      .map(\.change)
  }

  @Test func bothEndsOfAMoveAreOne() {
    let away = bytes(1, Int(IN_MOVED_FROM), "a", cookie: 5)
    let here = bytes(2, Int(IN_MOVED_TO), "b", cookie: 5)
    let moved = FolderChange.moved("a", to: URL(fileURLWithPath: "/two/b"))
    #expect(changes(away, here) == [moved, .written("b")])
    #expect(changes(away) == [.gone("a")])
  }

  @Test func writingRemovingAndTheFolder() {
    #expect(changes(bytes(1, Int(IN_CLOSE_WRITE), "a")) == [.written("a")])
    #expect(changes(bytes(1, Int(IN_DELETE), "a")) == [.gone("a")])
    #expect(changes(bytes(1, Int(IN_DELETE_SELF), "")) == [.folderGone])
    #expect(changes(bytes(1, Int(IN_IGNORED), "")) == [])
  }

  @Test func whatIsCutOffIsRead() {
    let whole = bytes(1, Int(IN_CLOSE_WRITE), "abc", length: 4000)
    #expect(changes(whole) == [.written("abc")])
    #expect(changes(Array(whole.prefix(9))) == [])
  }
}
