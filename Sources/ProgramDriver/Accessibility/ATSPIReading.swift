package import DBusKit
package import PlatformKit
import X11Kit

/// A program's elements as it tells them over AT-SPI: what to ask, and what the answers say. A pure value.
///
/// One call lists all elements; what the list does not say is asked of each, all at once.
package struct ATSPIReading {
  private let items: [(item: ATSPIItem, details: [ATSPIDetail])]
  /// What to ask once the list is there.
  package let calls: [DBusCall]

  /// The call for the list.
  package static func list(of program: String) -> DBusCall { .list(of: program) }

  /// Begins with what is answered for the list.
  package init(_ list: [DBusValue], of program: String) {
    items = (list.first?.elements ?? []).compactMap(ATSPIItem.init).map { item in
      (item, ATSPIDetail.allCases.filter { $0.isOf(item) })
    }
    calls = items.flatMap { item, details in details.map { $0.call(program, item.id) } }
  }

  /// What the answers to the calls say; nil stands for one that failed. Elements that have gone since the list was
  /// made are left out, with what is in them.
  package func tree(_ answers: [[DBusValue]?]) -> AccessibilityTree {
    var rest = answers[...]
    var (nodes, order) = ([AccessibilityNodeID: AccessibilityNode](), [AccessibilityNodeID]())
    for (item, details) in items {
      var said: [ATSPIDetail: [DBusValue]] = [:]
      for detail in details { said[detail] = rest.popFirst() ?? nil }
      guard nodes[item.id] == nil, let node = item.node(said) else { continue }
      if let parent = item.parent {
        guard nodes[parent] != nil else { continue }
        nodes[parent]?.children.append(item.id)
      }
      nodes[item.id] = node
      order.append(item.id)
    }
    let focus = items.first { $0.item.states.contains(.focused) && nodes[$0.item.id] != nil }
    var tree = AccessibilityTree()
    _ = try? tree.apply(
      AccessibilityUpdate(nodes: order.compactMap { nodes[$0] }, focus: focus?.item.id))
    return tree
  }
}
