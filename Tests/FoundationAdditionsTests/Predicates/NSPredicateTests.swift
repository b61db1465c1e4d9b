import Foundation
import FoundationAdditions
import Testing

@Suite struct NSPredicateTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let tags: [String]

    init(_ name: String, _ age: Int, _ tags: [String] = []) {
      (self.name, self.age, self.tags) = (name, age, tags)
    }

    final class ObjCMembers: ObjectiveCMembers {
      static var properties: [KeyValueProperty] {
        [
          KeyValueProperty("name", { (object: Person) in object.name }),
          KeyValueProperty("age", { (object: Person) in object.age }),
          KeyValueProperty("tags", { (object: Person) in object.tags }),
        ]
      }
    }
  }

  private let anna = Person("Ånna", 30, ["swift", "linux"])

  @Test(arguments: [
    ("name == 'Ånna'", true), ("name = \"anna\"", false), ("name ==[cd] 'ANNA'", true),
    ("age > 29 AND age < 31", true), ("age >= 31 || age <= 30", true), ("age != 30", false),
    ("age <> 31", true), ("NOT age == 30", false), ("!(age == 31)", true),
    ("name BEGINSWITH[d] 'An'", true), ("name ENDSWITH 'na'", true),
    ("name CONTAINS[c] 'NN'", true), ("name LIKE '?nn*'", true), ("name LIKE 'nn'", false),
    ("name MATCHES '[^a-z]n+a'", true), ("name MATCHES 'nn'", false),
    ("age IN {10, 20, 30}", true), ("name IN {'x'}", false), ("'nn' IN name", true),
    ("age BETWEEN {30, 40}", true), ("age between {31, 40}", false),
    ("ANY tags == 'linux'", true), ("ALL tags == 'linux'", false), ("NONE tags == 'x'", true),
    ("tags CONTAINS 'swift'", true), ("tags.@count == 2", true), ("name.length == 4", true),
    ("SELF.age == 30.0", true), ("name == NIL", false), ("name != nil", true),
    ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age == 30", true),
    ("age == 31 OR age == 30 AND name == 'x'", false), ("age > -1", true), ("1 == TRUE", true),
  ])
  func itHoldsOrNot(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: anna) == holds)
  }

  @Test func argumentsTakeTheirPlaces() {
    #expect(NSPredicate(format: "%K == %@", "name", "Ånna").evaluate(with: anna))
    #expect(NSPredicate(format: "age == %d AND age < %ld", 30, 31).evaluate(with: anna))
    #expect(NSPredicate(format: "age IN %@", [29, 30]).evaluate(with: anna))
    #expect(NSPredicate(format: "age == %@", NSNumber(value: 30)).evaluate(with: anna))
    #expect(NSPredicate(format: "age > %f", argumentArray: [29.5]).evaluate(with: anna))
    #expect(NSPredicate(format: "name == %@", "' OR age == 30").evaluate(with: anna) == false)
  }

  @Test func variablesAreGivenLater() {
    let predicate = NSPredicate(format: "name == $NAME")
    #expect(predicate.evaluate(with: anna, substitutionVariables: ["NAME": "Ånna"]))
    #expect(!predicate.evaluate(with: anna, substitutionVariables: ["NAME": "x"]))
  }

  /// What programs do most with them.
  @Test func textsAndDictionariesAreObjectsToo() {
    let address = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "a.b@example.org") && !address.evaluate(with: "a@b"))
    #expect(NSPredicate(format: "SELF MATCHES[c] 'A\\\\w'").evaluate(with: "ab"))
    #expect(NSPredicate(format: "a.b == 3").evaluate(with: ["a": ["b": 3]]))
    #expect(NSPredicate(format: "gone == 3").evaluate(with: ["a": 1]) == false)
    let day = Date(timeIntervalSinceReferenceDate: 100)
    #expect(
      NSPredicate(format: "date > %@", Date(timeIntervalSinceReferenceDate: 99)).evaluate(with: [
        "date": day
      ]))
    let people = [anna, Person("Bo", 20)] as NSArray
    let young = people.filtered(using: NSPredicate(format: "age < 25")) as? [Person]
    #expect(young?.map(\.name) == ["Bo"])
  }

  @Test(arguments: [
    "", "name", "name ==", "== 3", "(age == 3", "age == %@", "age === 3", "name == 'x",
    "age + 1 == 2",
    "a == 3)", "{", "age IN {1, 2", "%q == 1", "name == \u{0} 1", "FUNCTION(1, 'x') == 2", "AND",
  ])
  func whatIsNoPredicateEndsTheProcess(format: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [format] in
      _ = NSPredicate(format: format)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to parse the format string"), "\(message)")
  }

  @Test func deepFormatsAreRefusedToo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: String(repeating: "(", count: 100_000) + "a == 1")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to parse the format string"))
  }
}
