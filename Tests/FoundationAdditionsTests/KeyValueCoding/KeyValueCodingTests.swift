import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct KeyValueCodingTests {
  @Test func propertiesAreReadAndWrittenByName() {
    let song = Song()
    song.setValue("Hey", forKey: "title")
    #expect(song.title == "Hey")
    #expect(song.value(forKey: "title") as? String == "Hey")
    song.setValue(nil, forKey: "note")
    #expect(song.value(forKey: "note") == nil)
    #expect(song.value(forKey: "loud") as? Bool == false)
    #expect(song.value(forKey: "length") as? Int == 3)
  }

  @Test func numbersConvert() {
    let song = Song()
    song.setValue(2, forKey: "speed")
    #expect(song.speed == 2)
    song.setValue(NSNumber(value: 1.5), forKey: "speed")
    #expect(song.speed == 1.5)
    song.setValue(1, forKey: "isLoud")
    #expect(song.isLoud)
    song.setValue(CGFloat(7), forKey: "rank")
    #expect(song.rank == 7)
  }

  @Test func anotherTypeIsLoggedAndIgnored() {
    let lines = Lines()
    let song = Song()
    song.setValue("fast", forKey: "speed")
    #expect(song.speed == 1)
    #expect(lines.texts.contains { $0.hasSuffix("speed is not set: String is not a CGFloat") })
  }

  @Test func keyPathsGoThroughObjectsArraysAndDictionaries() {
    let song = Song()
    song.next = Song()
    song.setValue("Jude", forKeyPath: "next.title")
    #expect(song.next?.title == "Jude")
    #expect(song.value(forKeyPath: "next.title") as? String == "Jude")
    #expect(song.value(forKeyPath: "next.next.title") == nil)
    song.setValue("x", forKeyPath: "next.next.title")
    #expect(song.value(forKeyPath: "list.title") as? [String] == ["a", "b"])
    #expect(song.value(forKeyPath: "list.@count") as? Int == 2)
    #expect(song.value(forKeyPath: "tags.year") as? Int == 1968)
  }

  @Test func manyKeysAtOnce() {
    let song = Song()
    song.setValuesForKeys(["title": "T", "note": NSNull(), "rank": 2])
    #expect(song.note == nil)
    let values = song.dictionaryWithValues(forKeys: ["title", "note", "rank"])
    #expect(values["title"] as? String == "T" && values["rank"] as? Int == 2)
    #expect(values["note"] is NSNull)
  }

  @Test func aClassMayAnswerUnknownKeys() {
    let bag = Bag()
    bag.setValue(5, forKey: "anything")
    #expect(bag.value(forKey: "anything") as? Int == 5)
  }

  @Test func unknownKeysEndTheProcessWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Song().value(forKey: "colour")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSUnknownKeyException"))
    #expect(text.contains("this class is not key value coding-compliant for the key colour."))
  }

  @Test func nilForANumberEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Song().setValue(nil, forKey: "rank")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("setNilValueForKey]: could not set nil as the value for the key rank."))
  }

  @Test func classesWithCodingOfTheirOwnAreAsked() {
    let record: NSObject = Record()
    record.setValue(1, forKey: "free")
    #expect(record.value(forKey: "free") as? Int == 1)
  }
}

class Song: NSObject {
  var title = ""
  var note: String? = "n"
  var speed: CGFloat = 1
  var rank = 0
  var isLoud = false
  var next: Song?
  var tags: [String: Any] = ["year": 1968]
  func length() -> Int { 3 }
  var list: [Song] {
    ["a", "b"].map { title in
      let song = Song()
      song.title = title
      return song
    }
  }
}

extension Song {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("length", Song.length)] }
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty("title", { (object: Song) in object.title }, { $0.title = $1 }),
        KeyValueProperty("note", { (object: Song) in object.note }, { $0.note = $1 }),
        KeyValueProperty("speed", { (object: Song) in object.speed }, { $0.speed = $1 }),
        KeyValueProperty("rank", { (object: Song) in object.rank }, { $0.rank = $1 }),
        KeyValueProperty("isLoud", { (object: Song) in object.isLoud }, { $0.isLoud = $1 }),
        KeyValueProperty("tags", { (object: Song) in object.tags }, { $0.tags = $1 }),
        KeyValueProperty("list", { (object: Song) in object.list }),
      ]
    }
    static var outlets: [KeyValueProperty] {
      [KeyValueProperty("next", { (object: Song) in object.next }, { $0.next = $1 })]
    }
  }
}

class Bag: NSObject {
  var values: [String: Any] = [:]
  func value(forUndefinedKey key: String) -> Any? { values[key] }
  func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}

extension Bag {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("valueForUndefinedKey:", Bag.value(forUndefinedKey:)),
        Selector("setValue:forUndefinedKey:", Bag.setValue(_:forUndefinedKey:)),
      ]
    }
  }
}

class Record: NSObject, KeyValueCodable {
  var values: [String: Any] = [:]
  func value(forKey key: String) -> Any? { values[key] }
  func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}
