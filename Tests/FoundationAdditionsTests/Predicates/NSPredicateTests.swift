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

  @Test(arguments: [
    ("age + 1 == 31", true), ("age - 1 < age", true), ("2 * (age + 3) == 66", true),
    ("(age + 2) / 4 == 8", true), ("7 / 2 == 3", true), ("7 / 2.0 == 3.5", true),
    ("2 ** 3 == 8", true), ("-age == -30", true), ("age-1 == 29", true), ("1 + 2 * 3 == 7", true),
    ("(age == 30)", true), ("((age)) == 30 AND (1 + 1 == 2)", true), ("age / 0 > 1000", true),
    ("name + 1 == nil", true), ("0x10 == 16 AND 1e2 == 100", true),
    ("length(name) == 4", true), ("lowercase(name) == 'ånna'", true),
    ("uppercase(name) ENDSWITH 'NA'", true), ("sum(1, 2, age) == 33", true),
    ("sum:({1, 2.5}) == 3.5", true), ("count(tags) == 2", true), ("max(3, 1, 2) == 3", true),
    ("min({3, 1, 2}) == 1", true), ("average(1, 2) == 1.5", true), ("median({5, 1, 2}) == 2", true),
    ("stddev(1, 3) == 1", true), ("abs(-3) == 3 AND sqrt(9) == 3", true),
    ("modulus:by:(age, 7) == 2", true), ("floor(2.7) == 2 AND ceiling(2.1) == 3", true),
    ("bitwiseAnd:with:(6, 3) == 2", true), ("now() > CAST(0, 'NSDate')", true),
    ("random() < 1", true), ("tags[0] == 'swift' AND tags[LAST] == 'linux'", true),
    ("tags[SIZE] == 2", true), ("tags[9] == nil", true), ("tags.@count + 1 == 3", true),
    ("SUBQUERY(tags, $t, $t BEGINSWITH 'l').@count == 1", true),
    ("SUBQUERY(tags, $t, $t.length == age / 6).@count == 2", true),
    ("ANY tags CONTAINS[c] 'LIN'", true), ("ALL tags.length == 5", true),
    ("NONE tags.length > 5", true), ("SOME tags LIKE 'sw*'", true),
    ("name LIKE[cd] 'a?NA'", true), ("name MATCHES[cd] 'an{2}A'", true),
    ("name LIKE 'Å\\\\*'", false), ("age BETWEEN {age - 1, age + 1}", true),
  ])
  func valuesAreCalculated(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: anna) == holds)
  }

  @Test func collectionsHaveOperators() {
    let team = ["people": [["age": 20, "city": "A"], ["age": 40, "city": "B"], ["city": "A"]]]
    func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: team) }
    #expect(holds("people.@count == 3"))
    #expect(holds("people.@sum.age == 60 AND people.@avg.age == 20"))
    #expect(holds("people.@min.age == 20 AND people.@max.age == 40"))
    #expect(holds("people.age.@max == 40"))
    #expect(holds("people.@distinctUnionOfObjects.city == {'A', 'B'}"))
    #expect(holds("SUBQUERY(people, $p, $p.age > 30 AND $p.city == 'B').@count > 0"))
    #expect(holds("ANY people.age > 30") && !holds("ANY people.age > 40"))
    #expect(holds("people[FIRST].city == 'A'"))
    let list = [3, 4] as NSArray
    #expect(NSPredicate(format: "SELF.@sum.self == 7").evaluate(with: list))
    #expect(NSPredicate(format: "@sum == 7").evaluate(with: list))
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
    "age + == 2", "age * ", "SUBQUERY(tags, t, t == 1).@count == 1", "length(name == 3",
    "(age + 1", "name ==[x] 'a'", "tags[ == 1", "LIKE == 3", "a:b == 1", "12x == 1",
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

  @Test func aFunctionThatThereIsNotEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "twice(age) == 2")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unable to parse function name 'twice' into supported selector"))
  }

  @Test func anOperatorThatThereIsNotEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "@product == 2").evaluate(with: [1, 2] as NSArray)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("this class does not implement the product operation."))
  }

  @Test func bracketsOfExpressionsInEachOtherAreReadOnce() {
    let format = (0..<30).reduce("1 == 1") { inner, _ in
      "(SUBQUERY(list, $x, \(inner)).@count) == 1"
    }
    #expect(NSPredicate(format: format).evaluate(with: ["list": [7]]))
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
