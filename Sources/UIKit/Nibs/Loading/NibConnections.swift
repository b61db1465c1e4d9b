import Foundation
import FoundationAdditions
import InterfaceFiles

/// Outlets, actions and segues of the objects of a load. What a program does when an outlet is set may load
/// the other part of the scene.
@MainActor
final class NibConnections {
  private struct Waiting {
    weak var source: AnyObject?
    let connection: InterfaceElement
  }

  /// Those whose other end is not there yet.
  private var waiting: [Waiting] = []

  /// Connects what can be; what leads to objects of a later part of the scene waits for it.
  func connect(_ made: [NibRun.Made], in run: NibRun) {
    let added = made.flatMap { one in
      one.element.list("connections").map { Waiting(source: one.object, connection: $0) }
    }
    let all = waiting + added
    waiting = all.filter { one in
      guard let source = one.source else { return false }
      return !connect(source, one.connection, in: run)
    }
    collect(all.filter { one in !waiting.contains { $0.connection === one.connection } }, run)
  }

  /// False where the other end is not there.
  private func connect(
    _ source: AnyObject, _ connection: InterfaceElement, in run: NibRun
  ) -> Bool {
    switch connection.name {
    case "outlet": return connectOutlet(source, connection, run)
    case "outletCollection":
      return connection.attributes["destination"].flatMap(run.object) != nil
    case "action": return connectAction(source, connection, run)
    case "segue":
      NibSegue(connection, run).connect(to: source)
      return true
    default:
      run.source.nameOnce("<\(connection.name)>", connection)
      return true
    }
  }

  private func connectOutlet(
    _ source: AnyObject, _ connection: InterfaceElement, _ run: NibRun
  ) -> Bool {
    guard let property = connection.attributes["property"],
      let destination = connection.attributes["destination"].flatMap(run.object)
    else { return false }
    NibOutlets.set(property, of: source, to: destination, connection, run.source)
    return true
  }

  /// Sends to the first responder have no target.
  private func connectAction(
    _ source: AnyObject, _ connection: InterfaceElement, _ run: NibRun
  ) -> Bool {
    guard let name = connection.attributes["selector"],
      let target = connection.attributes["destination"].flatMap(run.object)
    else { return false }
    let action = NibAction(
      selector: Selector(name), target: target is NibFirstResponder ? nil : target,
      event: connection.attributes["eventType"])
    if !action.add(to: source) {
      run.source.complain(connection, "\(type(of: source)) sends no actions; \(name) is left out")
    }
    return true
  }

  /// The collections whose members are all known by now, each as a whole.
  private func collect(_ connected: [Waiting], _ run: NibRun) {
    let members = connected.filter { $0.connection.name == "outletCollection" }
    var done: Set<String> = []
    for member in members {
      guard let source = member.source, let property = member.connection.attributes["property"],
        done.insert("\(ObjectIdentifier(source)) \(property)").inserted
      else { continue }
      let destinations = members.filter {
        $0.source === source && $0.connection.attributes["property"] == property
      }.compactMap { $0.connection.attributes["destination"].flatMap(run.object) }
      NibOutlets.set(property, of: source, to: destinations, member.connection, run.source)
    }
  }
}

/// Stands for the first responder at the end of a connection.
final class NibFirstResponder {}
