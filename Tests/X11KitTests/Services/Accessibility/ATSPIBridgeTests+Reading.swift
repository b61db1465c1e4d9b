import DBusKit
import PlatformKit
import ProgramDriver
import RasterKit
import Testing

@testable import X11Kit

// What a program tells, as one reads it who drives programs.
extension ATSPIBridgeTests {
  /// Reads a program whose button has the focus. What the element at a path answers is lost.
  private func read(losing path: String? = nil) async throws -> AccessibilityTree {
    let bridge = try await start(isEnabled: true)
    try await wait("the program") { registry.embedded.count == 1 }
    var button = SpokenTree.nodes[2]
    button.states.insert(.focused)
    bridge.publish(AccessibilityUpdate(nodes: [button], focus: button.id))
    let program = registry.embedded[0]
    let list = await answer(to: ATSPIReading.list(of: program))
    let reading = ATSPIReading(try #require(list), of: program)
    var answers: [[DBusValue]?] = []
    for call in reading.calls {
      let said = await answer(to: call)
      answers.append(call.path == path ? nil : said)
    }
    return reading.tree(answers)
  }

  private func answer(to call: DBusCall) async -> [DBusValue]? {
    try? await ask(call.path, call.interface, call.member, call.arguments).get()
  }

  @Test func whatAProgramTellsIsReadAsItWas() async throws {
    let tree = try await read()
    #expect(tree.focus == SpokenTree.id(2))
    for node in SpokenTree.nodes {
      var told = node
      if node.id == tree.focus { told.states.insert(.focused) }
      if node.id == .application { told.extents = PixelRect(size: PixelSize(width: 0, height: 0)) }
      if let text = node.text { told.value = text.string }
      // Nobody asks for these.
      (told.actions, told.customActions, told.window) = ([], [], nil)
      (told.place, told.size) = (nil, nil)
      #expect(tree[node.id] == told)
    }
  }

  @Test func whatHasGoneMeanwhileIsLeftOut() async throws {
    let tree = try await read(losing: ATSPIReference.path(of: SpokenTree.id(5)))
    #expect(tree.preorder().map(\.id.rawValue) == [0, 1, 2, 3, 4])
    #expect(ATSPIReading([], of: ":1.1").tree([]).preorder().isEmpty)
    let noise = ATSPIReading([.array(of: "(so)", [.structure([.string("a")])])], of: ":1.1")
    #expect(noise.calls.isEmpty)
  }
}
