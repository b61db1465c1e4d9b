import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// Links: elements, and pieces of a text.
@MainActor
struct ATSPILinkTests {
  private let source = SpokenSource()

  /// Where the field, with "a\u{1F600}bc", has a link of its second and third character and one of its last.
  private func tree(isEditable: Bool = false) throws -> AccessibilityTree {
    var tree = SpokenTree.tree
    var field = SpokenTree.nodes[3]
    field.text?.isEditable = isEditable
    field.text?.links = [
      AccessibilityLink(1..<4, to: "https://one.example"),
      AccessibilityLink(4..<5, to: "https://two.example"),
    ]
    _ = try tree.apply(AccessibilityUpdate(nodes: [field], focus: tree.focus))
    return tree
  }

  private let nobody = ATSPIReference.value("", ATSPIReference.null)

  @Test func aTextSaysWhichLinksItHas() throws {
    let text = source.object(3, in: try tree())
    #expect(text.call("Hypertext", "GetNLinks") == [.int32(2)])
    let indices = (-1...4).map {
      text.call("Hypertext", "GetLinkIndex", [.int($0)])?.first?.integer
    }
    #expect(indices == [-1, -1, 0, 0, 1, -1])
    let path = ATSPIReference.path(of: SpokenTree.id(3), link: 1)
    #expect(text.call("Hypertext", "GetLink", [.int32(1)]) == [ATSPIReference.value(":1.5", path)])
    #expect(text.call("Hypertext", "GetLink", [.int32(2)]) == [nobody])
    #expect(source.object(2).call("Hypertext", "GetNLinks") == nil)
  }

  @Test func aLinkIsAnObjectWithItsAddress() throws {
    let text = source.object(3, in: try tree())
    let link = try #require(text.object(ofLink: 0))
    let names = link.interfaces.map { type(of: $0).name }
    #expect(names == ["Accessible", "Component", "Action", "Hyperlink"])
    #expect(link.call("Hyperlink", "GetURI", [.int32(0)]) == [.string("https://one.example")])
    let properties = ATSPIHyperlink(object: link).properties
    #expect(properties["StartIndex"] == .int32(1) && properties["EndIndex"] == .int32(3))
    #expect(link.call("Hyperlink", "GetObject", [.int32(0)]) == [link.ownReference])
    #expect(ATSPIAccessible(object: link).properties["Name"] == .string("\u{1F600}b"))
    #expect(ATSPIAccessible(object: link).properties["Parent"] == text.ownReference)
    #expect(link.call("Accessible", "GetRole") == [.uint32(88)])
    #expect(
      link.call("Component", "GetExtents", [.uint32(1)])
        == [.structure([.int32(1), .int32(0), .int32(3), .int32(9)])])
    #expect(text.object(ofLink: 2) == nil && text.object(ofLink: -1) == nil)
  }

  @Test func pressingALinkOpensItUnlessTheTextIsEdited() throws {
    let link = try #require(source.object(3, in: try tree()).object(ofLink: 1))
    #expect(link.call("Action", "DoAction", [.int32(0)]) == [.boolean(true)])
    #expect(source.actions.map(\.action) == [.openLink(1)])
    #expect(source.actions.map(\.node) == [SpokenTree.id(3)])
    let edited = try #require(source.object(3, in: try tree(isEditable: true)).object(ofLink: 1))
    #expect(edited.call("Action", "DoAction", [.int32(0)]) == nil)
  }

  @Test func anElementThatIsALinkHasAnAddressToo() throws {
    var tree = SpokenTree.tree
    var button = SpokenTree.nodes[2]
    (button.role, button.address) = (.link, "https://three.example")
    _ = try tree.apply(AccessibilityUpdate(nodes: [button], focus: tree.focus))
    let link = source.object(2, in: tree)
    #expect(link.call("Hyperlink", "GetURI", [.int32(0)]) == [.string("https://three.example")])
    #expect(link.ownReference == link.reference(SpokenTree.id(2)))
  }

  @Test func aPageSaysWhereItIs() throws {
    var tree = SpokenTree.tree
    var page = SpokenTree.nodes[2]
    (page.role, page.address) = (.webView, "https://four.example")
    _ = try tree.apply(AccessibilityUpdate(nodes: [page], focus: tree.focus))
    let document = source.object(2, in: tree)
    func value(_ name: String) -> [DBusValue]? {
      document.call("Document", "GetAttributeValue", [.string(name)])
    }
    #expect(value("DocURL") == [.string("https://four.example")] && value("Other") == [.string("")])
    #expect(
      document.call("Document", "GetAttributes") == [.texts([("DocURL", "https://four.example")])])
  }

  @Test func pathsOfLinksAreRead() {
    let path = ATSPIReference.path(of: SpokenTree.id(3), link: 7)
    let read = ATSPIReference.link(at: path)
    #expect(read?.node == SpokenTree.id(3) && read?.index == 7)
    #expect(ATSPIReference.node(at: path) == nil)
    for path in [ATSPIReference.path(of: SpokenTree.id(3)), "/other/3/7", path + "/1", "7"] {
      #expect(ATSPIReference.link(at: path) == nil)
    }
  }
}
