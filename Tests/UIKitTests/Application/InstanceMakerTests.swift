import Foundation
import Testing
@_spi(Making) @testable import UIKit

@MainActor
struct InstanceMakerTests {
  class Plain: UIResponder {
    var numbers = [1, 2, 3]
    var word = "word"
  }

  final class Derived: Plain {
    var more = "more"
    override init() {
      super.init()
      numbers.append(4)
    }
  }

  class Grand: NSObject {
    var date = Date(timeIntervalSince1970: 5)
  }

  final class WithConvenience: UIResponder {
    var count = 7
    convenience init(count: Int) {
      self.init()
      self.count = count
    }
  }

  @Test func storedPropertiesGetTheirDefaults() {
    let made: UIResponder.Type = Plain.self
    let object = InstanceMaker.make(made)
    #expect((object as? Plain)?.numbers == [1, 2, 3])
    #expect((object as? Plain)?.word == "word")
  }

  @Test func anOverriddenInitialiserRuns() {
    let made: UIResponder.Type = Derived.self
    let object = InstanceMaker.make(made) as? Derived
    #expect(object?.numbers == [1, 2, 3, 4])
    #expect(object?.more == "more")
  }

  @Test func classesThatAreNoRespondersWork() {
    let made: NSObject.Type = Grand.self
    #expect((InstanceMaker.make(made) as? Grand)?.date.timeIntervalSince1970 == 5)
  }

  @Test func convenienceInitialisersDoNotMatter() {
    let made: UIResponder.Type = WithConvenience.self
    #expect((InstanceMaker.make(made) as? WithConvenience)?.count == 7)
  }

  @Test func aClassIsFoundByItsName() throws {
    let type = try #require(NSClassFromString(NSStringFromClass(ByName.self)) as? NSObject.Type)
    #expect(InstanceMaker.make(type) is ByName)
  }
}

final class ByName: UIResponder {}
