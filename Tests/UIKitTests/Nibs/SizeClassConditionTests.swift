import Testing

@testable import UIKit

struct SizeClassConditionTests {
  @Test func keysNameClasses() throws {
    let both = try #require(SizeClassCondition("heightClass=compact-widthClass=regular"))
    #expect(both.weight == 2)
    #expect(both.holds(width: .regular, height: .compact))
    #expect(!both.holds(width: .regular, height: .regular))
    let plain = try #require(SizeClassCondition("default"))
    #expect(plain.weight == 0 && plain.holds(width: .compact, height: .compact))
    #expect(SizeClassCondition("widthClass=huge") == nil)
  }
}
