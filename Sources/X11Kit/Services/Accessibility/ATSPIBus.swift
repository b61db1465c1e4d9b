// The accessibility walk 6: the bus. In: calls of assistive technologies. Out: answers, and actions for
// PlatformKit/Services/Accessibility/AccessibilityBridge.

import DBusKit
import Diagnostics
import PlatformKit
import RasterKit

/// The program on the bus of assistive technologies: it registers, answers and tells. Main thread only; the
/// connection's thread does the waiting.
@MainActor
final class ATSPIBus {
  static let registry = "org.a11y.atspi.Registry"

  let connection: DBusConnection
  let keyListeners: ATSPIKeyListeners
  var tree = AccessibilityTree()
  weak var source: (any AccessibilitySource)?
  /// Where the content of a window is on the screen.
  var origin: @MainActor (WindowID) -> PixelPoint = { _ in PixelPoint(x: 0, y: 0) }
  private var desktop = ATSPIReference.value("", ATSPIReference.null)
  private var isRegistered = false
  /// The connection that has been the registry last.
  private var knownRegistry: String?

  /// `onArrival` is called on any thread when `deliver` has something to do.
  init(address: String, onArrival: @escaping @Sendable () -> Void) {
    connection = DBusConnection(address: DBusAddress(address), onArrival: onArrival)
    keyListeners = ATSPIKeyListeners(connection: connection)
    connection.onCall = { [weak self] in self?.answer($0) }
    connection.onChange = { [weak self] in self?.connectionDidChange($0) }
    connection.watch(name: Self.registry) { [weak self] in self?.registryDidChange($0) }
  }

  /// Takes an update, and tells of what it changed.
  func publish(_ update: AccessibilityUpdate) throws(AccessibilityTreeError) {
    let isFirst = tree[.application] == nil
    let changes = try tree.apply(update)
    if isFirst { return register() }
    guard isRegistered, let name = connection.uniqueName else { return }
    for signal in ATSPIEvents(tree: tree, busName: name).signals(for: changes) {
      connection.emit(signal)
    }
  }

  func announce(_ announcement: AccessibilityAnnouncement) {
    if isRegistered { connection.emit(ATSPIEvents.announcement(announcement)) }
  }
}

extension ATSPIBus {
  private func connectionDidChange(_ isConnected: Bool) {
    (isRegistered, knownRegistry) = (false, nil)
    keyListeners.forget()
    if isConnected { register() }
  }

  /// One that was started anew knows nobody. The first one comes with the first call.
  private func registryDidChange(_ owner: String?) {
    if owner == nil { keyListeners.forget() }
    guard let owner, owner != knownRegistry else { return }
    if knownRegistry != nil { isRegistered = false }
    knownRegistry = owner
    register()
  }

  /// Once there is something to show.
  private func register() {
    guard let name = connection.uniqueName, tree[.application] != nil, !isRegistered else {
      return
    }
    isRegistered = true
    connection.call(
      DBusCall(
        Self.registry, ATSPIReference.root, "org.a11y.atspi.Socket", "Embed",
        [ATSPIReference.value(name, ATSPIReference.root)]), timeout: 30
    ) { [weak self] in self?.didRegister($0) }
  }

  private func didRegister(_ result: Result<[DBusValue], DBusFailure>) {
    switch result {
    case .success(let values):
      guard let parent = values.first?.fields, parent.count == 2 else { return }
      desktop = .structure(parent)
      introduce()
      keyListeners.find()
    case .failure(let failure):
      if failure.isAbsence { isRegistered = false }
      Log.dbus.write("assistive technologies do not know the program: \(failure)")
    }
  }

  /// Who has listened before the program came has not heard of its windows.
  private func introduce() {
    guard let name = connection.uniqueName else { return }
    for signal in ATSPIEvents(tree: tree, busName: name).introduction { connection.emit(signal) }
  }
}

// Answers.
extension ATSPIBus {
  private func answer(_ call: DBusIncomingCall) {
    connection.answer(call, Result { () throws(DBusFailure) in try values(for: call.call) })
  }

  private func values(for call: DBusCall) throws(DBusFailure) -> [DBusValue] {
    if call.path == ATSPIReference.cache, call.member == "GetItems" {
      return [.array(of: Self.itemType, tree.preorder().compactMap { item(object($0)) })]
    }
    guard let asked = element(at: call.path) else {
      throw DBusFailure(
        name: "org.freedesktop.DBus.Error.UnknownObject", message: "\(call.path) is gone")
    }
    let arguments = ATSPIArguments(values: call.arguments)
    if call.interface == "org.freedesktop.DBus.Properties" {
      return try properties(call.member, arguments, of: asked)
    }
    let interface = asked.interfaces.first { type(of: $0).fullName == call.interface }
    guard let values = interface?.call(call.member, arguments) else { throw Self.unknown(call) }
    return values
  }

  private func properties(
    _ member: String, _ arguments: ATSPIArguments, of object: ATSPIObject
  ) throws(DBusFailure) -> [DBusValue] {
    let interface = object.interfaces.first { type(of: $0).fullName == arguments.string(0) }
    let name = arguments.string(1) ?? ""
    switch member {
    case "GetAll":
      let all = interface?.properties.sorted { $0.key < $1.key } ?? []
      return [.array(of: "{sv}", all.map { .entry(.string($0), .variant($1)) })]
    case "Get":
      if let value = interface?.properties[name] { return [.variant(value)] }
    case "Set":
      if arguments.values.count == 3, interface?.set(name, arguments.values[2]) == true {
        return []
      }
    default: break
    }
    throw DBusFailure(
      name: "org.freedesktop.DBus.Error.UnknownProperty", message: "no \(member) of \(name)")
  }

  private static func unknown(_ call: DBusCall) -> DBusFailure {
    DBusFailure(
      name: "org.freedesktop.DBus.Error.UnknownMethod",
      message: "no \(call.interface).\(call.member) at \(call.path)")
  }

  private func element(at path: String) -> ATSPIObject? {
    if let id = ATSPIReference.node(at: path) { return tree[id].map { object($0) } }
    guard let link = ATSPIReference.link(at: path), let node = tree[link.node] else { return nil }
    return object(node).object(ofLink: link.index)
  }

  func object(_ node: AccessibilityNode) -> ATSPIObject {
    ATSPIObject(
      node: node, tree: tree, busName: connection.uniqueName ?? "", desktop: desktop,
      source: source, origin: origin)
  }
}

// All at once, for clients that keep a copy.
extension ATSPIBus {
  private static let itemType = "((so)(so)(so)iiassusau)"

  private func item(_ object: ATSPIObject) -> DBusValue {
    let node = object.node
    return .structure([
      object.ownReference, object.reference(.application), object.parentReference,
      .int(object.indexInParent), .int(node.children.count),
      .array(of: "s", object.interfaceNames.map { .string($0) }), .text(node.spokenName),
      .uint32(node.role.atspi.number), .text(node.spokenDescription),
      .array(of: "u", ATSPIState.words(of: node).map { .uint32($0) }),
    ])
  }
}
