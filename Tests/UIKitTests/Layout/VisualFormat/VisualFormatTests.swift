import CoreGraphics
import Foundation
import SeededInput
import Testing

@testable import UIKit

@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views: [String: UIView]

  init() {
    views = ["a": ContentView(20, 10), "b": ContentView(30, 10), "c_2": ContentView(40, 10)]
    for name in ["a", "b", "c_2"] { root.addSubview(views[name]!) }
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views))
    root.layoutIfNeeded()
  }

  private func xs() -> [CGFloat] { ["a", "b", "c_2"].map { views[$0]!.frame.minX } }
  private func widths() -> [CGFloat] { ["a", "b", "c_2"].map { views[$0]!.frame.width } }

  @Test func aRow() {
    activate("|-12-[a(50)]-[b(==a)][c_2]-5.5-|")
    #expect(xs() == [12, 70, 120])
    #expect(widths() == [50, 50, 174.5])
  }

  @Test func aHyphenToTheSuperviewIsItsMargin() {
    root.layoutMargins = UIEdgeInsets(top: 3, left: 11, bottom: 7, right: 13)
    activate("H:|-[a]-|")
    activate("V:|-[a]-|")
    #expect(views["a"]!.frame == CGRect(x: 11, y: 3, width: 276, height: 190))
  }

  @Test func aColumnWithAlignment() {
    activate("|-30-[a]")
    activate("V:|[a(10)]-[b(20)]-4-[c_2]", [.alignAllLeading, .alignAllTrailing])
    #expect(["a", "b", "c_2"].map { views[$0]!.frame.minY } == [0, 18, 42])
    #expect(xs() == [30, 30, 30])
    #expect(Set(widths()).count == 1)
  }

  @Test func predicatesMetricsAndPriorities() {
    activate(
      "[a(>=width@900,<=100)]-(>=gap,==5@1)-[b]",
      metrics: ["width": 60, "gap": CGFloat(25)])
    activate("|[a]")
    #expect(widths()[0] == 60)
    #expect(xs()[1] == 85)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(==b@low)]", metrics: ["low": NSNumber(value: 20)], views: views)
    #expect(made[0].priority == UILayoutPriority(20))
    #expect(made[0].secondItem === views["b"] && made[0].firstAttribute == .width)
  }

  @Test func directions() {
    activate("|-10-[a]-20-[b]", .directionRightToLeft)
    #expect(xs()[0] == 270 && xs()[1] == 220)
    root.semanticContentAttribute = .forceRightToLeft
    activate("|-10-[c_2]")
    #expect(xs()[2] == 250)
  }

  @Test func guidesAreViewsToo() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-9-[gap(11)][a]", metrics: nil,
        views: ["gap": guide, "a": views["a"]!]))
    root.layoutIfNeeded()
    #expect(xs()[0] == 20)
    #expect(guide.layoutFrame == CGRect(x: 9, y: 0, width: 11, height: 0))
  }

  @Test func baselineSpacing() {
    let labels = ["a": UILabel(), "b": UILabel()]
    for (name, label) in labels {
      label.text = name
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a]-50-[b]", options: .spacingBaselineToBaseline, metrics: nil,
        views: labels))
    root.layoutIfNeeded()
    #expect(labels["b"]!.frame.minY == 50)
  }

  @Test(arguments: [
    ("", 0, "view"), ("H|[a]", 1, "':'"), ("[a", 2, "']'"), ("[]", 1, "name"),
    ("|", 1, "view"), ("[a]-", 4, "number"), ("[a]-20[b]", 6, "'-'"), ("[a(]", 3, "number"),
    ("[a(20]", 5, "')'"), ("[a(=20)]", 3, "number"), ("[a]-(5@)-[b]", 7, "number"),
    ("[a]|x", 4, "end"), ("[a] [b]", 3, "view"), ("[a(1e999)]", 4, "')'"),
  ])
  func faultsShowTheirPlace(format: String, position: Int, words: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format)
    }
    #expect(error?.position == position, "\(format): \(String(describing: error))")
    #expect(error?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("[x]", 1, "x is not a key in the views dictionary"),
    ("[a(x)]", 3, "x is not a key in the metrics dictionary"),
    ("[a(word)]", 3, "not a finite number"), ("[word]", 1, "not a view"),
  ])
  func namesMustBeKnown(format: String, position: Int, words: String) {
    var named: [String: Any] = views
    named["word"] = "text"
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.read(format, [], ["word": "text"], format == "[word]" ? named : views)
    }
    #expect(error?.position == position)
    #expect(error?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test func aViewWithoutASuperviewHasNoEdgesAround() {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.read("|[v]", [], [:], ["v": UIView()])
    }
    #expect(error?.message.contains("Unable to interpret '|'") == true)
  }

  @Test func alignmentIsAcross() {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.read("[a][b]", .alignAllLeft, [:], views)
    }
    #expect(error?.message.contains("aligned on a horizontal edge") == true)
  }

  @Test func aFormatThatCannotBeReadTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a]-(20", metrics: nil, views: ["a": UIView()])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Unable to parse constraint format: Expected a ')'"))
    #expect(text.contains("H:|-[a]-(20\n           ^"))
  }

  /// Whatever is written there, reading ends with a format or an error inside of it.
  @Test func garbageIsRefused() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("HV:|-[]()@<>=,.a1 é20")
    for _ in 0..<20_000 {
      let length = Int(generator.next() % 14)
      let format = String(
        (0..<length).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
      switch Result(catching: { () throws(VisualFormatError) in try VisualFormatParser.parse(format)
      })
      {
      case .success(let read): #expect(read.gaps.count == read.views.count - 1)
      case .failure(let error): #expect((0...format.count).contains(error.position), "\(format)")
      }
    }
  }
}
