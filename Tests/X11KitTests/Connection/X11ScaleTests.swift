import Testing

@testable import X11Kit

@Suite struct X11ScaleTests {
  @Test func theOwnVariableComesFirst() {
    #expect(
      X11Scale.resolve(requested: "1.5", resources: "Xft.dpi:\t192") == 1.5)
  }

  @Test func thenTheDesktopsFontResolution() {
    #expect(X11Scale.resolve(requested: nil, resources: "a.b:\tc\nXft.dpi:\t144\n") == 1.5)
  }

  @Test(arguments: ["", "0", "-2", "1e9", "nan", "inf", "wide"])
  func nonsenseIsPassedOver(text: String) {
    #expect(X11Scale.resolve(requested: text, resources: "Xft.dpi: 192") == 2)
    #expect(X11Scale.resolve(requested: nil, resources: "Xft.dpi: \(text)") == nil)
  }

  @Test func otherwiseNobodySaysAnything() {
    #expect(X11Scale.resolve(requested: nil, resources: "Xft.antialias: 1\nXft.dpi") == nil)
  }
}

/// Scales by the settings of a manager.
@Suite struct X11SettingsTests {
  /// Settings as a manager writes them, in one byte order or the other.
  static func bytes(
    numbers: [(String, Int32)], texts: [(String, String)] = [("Net/ThemeName", "Plain")],
    isBigEndian: Bool = false
  ) -> [UInt8] {
    func ordered(_ value: UInt32, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    func head(_ kind: UInt8, _ name: String) -> [UInt8] {
      [kind, 0] + ordered(UInt32(name.utf8.count), 2) + padded(name) + ordered(7, 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + ordered(3, 4)
    bytes += ordered(UInt32(numbers.count + texts.count + 1), 4)
    for (name, text) in texts {
      bytes += head(1, name) + ordered(UInt32(text.utf8.count), 4) + padded(text)
    }
    bytes += head(2, "Net/Tint") + [1, 2, 3, 4, 5, 6, 7, 8]
    for (name, value) in numbers {
      bytes += head(0, name) + ordered(UInt32(bitPattern: value), 4)
    }
    return bytes
  }

  private func scale(_ numbers: [(String, Int32)]) -> Double? {
    X11Scale.resolve(
      requested: nil, settings: X11Settings(bytes: Self.bytes(numbers: numbers)),
      resources: "Xft.dpi: 288")
  }

  @Test(arguments: [false, true])
  func numbersAreFoundAmongTextsAndColours(isBigEndian: Bool) {
    let bytes = Self.bytes(
      numbers: [("Xft/DPI", 147_456), ("Gtk/X", -3)], isBigEndian: isBigEndian)
    #expect(X11Settings(bytes: bytes)?.numbers == ["Xft/DPI": 147_456, "Gtk/X": -3])
  }

  @Test func fontsAndWindowsAgreeOrTheGreaterCounts() {
    #expect(scale([("Xft/DPI", 147_456)]) == 1.5)
    #expect(scale([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 98_304)]) == 2)
    #expect(scale([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 196_608)]) == 2)
    #expect(scale([("Gdk/WindowScalingFactor", 1), ("Xft/DPI", 122_880)]) == 1.25)
    #expect(scale([("Gdk/WindowScalingFactor", 1)]) == 1)
  }

  @Test func whatSettingsDoNotSayOrSayWronglyComesFromTheResources() {
    #expect(scale([]) == 3)
    #expect(scale([("Xft/DPI", -1), ("Gdk/WindowScalingFactor", 0)]) == 3)
    #expect(scale([("Xft/DPI", .max)]) == 3)
  }

  @Test func whatIsCutOffIsNoSettings() {
    let whole = Self.bytes(numbers: [("Xft/DPI", 98_304)])
    for count in 0..<whole.count {
      #expect(X11Settings(bytes: Array(whole.prefix(count))) == nil, "\(count)")
    }
    var wrong = whole
    wrong.replaceSubrange(8..<12, with: [255, 255, 255, 255])
    #expect(X11Settings(bytes: wrong) == nil)
    #expect(X11Settings(bytes: [7] + whole.dropFirst()) == nil)
  }
}
