import Testing

@testable import PortingRules

@Suite struct LineKeeperTests {
  @Test func putsThePlaceFirst() {
    let text = LineKeeper.pointing("a\nb\n", to: "/x/\"a\".swift")
    #expect(text == "#sourceLocation(file: \"/x/\\\"a\\\".swift\", line: 1)\na\nb\n")
  }

  @Test func leavesAShebangFirst() {
    let text = LineKeeper.pointing("#!/bin/swift\nb\n", to: "a.swift")
    #expect(text == "#!/bin/swift\n#sourceLocation(file: \"a.swift\", line: 2)\nb\n")
  }

  @Test func aFileThatNeedsNothingKeepsItsBytes() {
    let source = "import UIKit\r\n\r\nlet a = 1\t \n\n\n"
    #expect(lowered(source) == source)
  }

  @Test func brokenSwiftIsHandedOn() {
    let source = "class A: UIView {\n  @objc func a( {\n}\n"
    #expect(lowered(source) == source)
  }
}
