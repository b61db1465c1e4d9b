public import Foundation

/// What a user does to each control of a page, and what the page says then.
public struct ControlsWalk: Sendable {
  /// A key by its position.
  public enum Key: String, Sendable {
    case tab, space, enter, up, down, left, right, escape, backspace, x, y
    /// Control and Tab, which leaves a text in which Tab is a letter.
    case leave
  }

  /// Keys that lead to a control, keys that work it, and the last line that these lead to, apart from
  /// those of the focus.
  public struct KeyStep: Sendable {
    public let reach: [Key]
    public let control: String
    public let keys: [Key]
    public let line: String

    init(_ control: String, _ keys: [Key], _ line: String, after reach: [Key] = [.tab]) {
      (self.reach, self.control, self.keys, self.line) = (reach, control, keys, line)
    }
  }

  /// From the first control on, by Tab.
  public static let keys: [KeyStep] = [
    KeyStep("button", [.space], "button pressed"),
    KeyStep("toggle", [.enter], "toggle true"),
    KeyStep("popup", [.space, .down, .down, .enter], "popup Two"),
    KeyStep("switch", [.space], "switch true"),
    KeyStep("color", [.enter, .tab, .tab, .down, .escape], "color picked"),
    KeyStep("paste", [.space], "paste 1"),
    KeyStep("slider", [.right], "slider up"),
    KeyStep("stepper", [.up], "stepper 1"),
    KeyStep("segments", [.right, .space], "segments 1"),
    KeyStep("pages", [.right], "pages 1"),
    KeyStep("field", [.x], "field x"),
    KeyStep("search", [.y], "search y 1"),
    KeyStep("search", [.backspace, .backspace], "search  0", after: []),
    KeyStep("search", [.right, .space], "scope 1"),
    KeyStep("search", [.space], "cancel"),
    KeyStep("text", [.x, .enter, .tab, .y], "text x|\ty"),
    KeyStep("picker", [.down], "picker 1", after: [.leave]),
    KeyStep("compact", [.space, .tab, .tab, .tab, .tab, .right, .escape], "compact later"),
    KeyStep("inline", [.tab, .tab, .tab, .left], "inline earlier", after: [.tab, .tab]),
    KeyStep("wheels", [.down], "wheels later"),
  ]

  /// A press and a lift at each place, in points of the page.
  public struct PointStep: Sendable {
    public let places: [CGPoint]
    public let line: String
  }

  public static let points: [PointStep] = [
    PointStep(places: [CGPoint(x: 70, y: 38)], line: "button pressed"),
    PointStep(places: [CGPoint(x: 190, y: 38)], line: "toggle true"),
    // The second row of the menu, which begins 4 points below the button.
    PointStep(places: [CGPoint(x: 320, y: 38), CGPoint(x: 320, y: 133)], line: "popup Two"),
    PointStep(places: [CGPoint(x: 431, y: 38)], line: "switch true"),
    PointStep(places: [CGPoint(x: 600, y: 38)], line: "paste 1"),
    PointStep(places: [CGPoint(x: 150, y: 87)], line: "slider above"),
    PointStep(places: [CGPoint(x: 270, y: 86)], line: "stepper 1"),
    PointStep(places: [CGPoint(x: 400, y: 86)], line: "segments 1"),
    PointStep(places: [CGPoint(x: 610, y: 83)], line: "pages 1"),
    PointStep(places: [CGPoint(x: 620, y: 134)], line: "cancel"),
    PointStep(places: [CGPoint(x: 550, y: 180)], line: "scope 1"),
    PointStep(places: [CGPoint(x: 160, y: 397)], line: "picker 1"),
    // A day of the second week.
    PointStep(places: [CGPoint(x: 494, y: 340)], line: "inline earlier"),
    PointStep(places: [CGPoint(x: 100, y: 590)], line: "wheels later"),
  ]
}
