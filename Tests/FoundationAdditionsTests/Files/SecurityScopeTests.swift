import Foundation
import FoundationAdditions
import Testing

@Suite struct SecurityScopeTests {
  @Test func filesAreWithinReachAndAddressesHaveNoScope() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("text".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(place.startAccessingSecurityScopedResource())
    #expect(try Data(contentsOf: place) == Data("text".utf8))
    place.stopAccessingSecurityScopedResource()
    let page = try #require(URL(string: "https://example.org/a.txt"))
    #expect(!page.startAccessingSecurityScopedResource())
  }
}
