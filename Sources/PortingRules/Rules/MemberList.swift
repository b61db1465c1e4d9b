/// The text of the nested type that lists a class's members.
struct MemberList {
  let members: [MemberFacts]
  let dependencies: [MemberFacts]
  let exposure: Exposure
  let ownName: String

  var isEmpty: Bool { members.isEmpty && dependencies.isEmpty }

  var text: String {
    let outlets = properties.filter { $0.attributes.contains("IBOutlet") }
    let others = properties.filter { !$0.attributes.contains("IBOutlet") }
    let lists = [
      list("selectors", "Selector", methods.map(selector)),
      list("properties", "KeyValueProperty", others.map(property)),
      list("outlets", "KeyValueProperty", outlets.map(property)),
      list("dependencies", "KeyValueDependency", dependencies.map(dependency)),
    ].compactMap(\.self).joined(separator: "; ")
    return "nonisolated final class ObjCMembers: ObjectiveCMembers { \(lists) }"
  }

  private var methods: [MemberFacts] {
    unique(members.filter { $0.kind == .method })
  }
  private var properties: [MemberFacts] { unique(members.filter { $0.kind == .property }) }

  /// The two branches of an `#if` declare one member.
  private func unique(_ members: [MemberFacts]) -> [MemberFacts] {
    var seen: Set<String> = []
    return members.filter { seen.insert($0.fullName + $0.functionType).inserted }
  }

  private func list(_ name: String, _ element: String, _ values: [String]) -> String? {
    if values.isEmpty { return nil }
    return "static var \(name): [\(element)] { [\(values.joined(separator: ", "))] }"
  }

  private func selector(_ member: MemberFacts) -> String {
    if member.fullName == NSObjectCategories.observing {
      return "Selector(observing: \(ownName).\(member.reference))"
    }
    let name = exposure.selector(of: member)
    let reference = MethodReference(member: member, type: exposure.type, facts: exposure.facts)
    return "Selector(\"\(name)\", \(reference.text(on: ownName)))"
  }

  private func property(_ member: MemberFacts) -> String {
    let setter = member.isSettable ? ", { $0.\(member.name) = $1 }" : ""
    let isObservable = exposure.isObservable(member)
    let path = isObservable ? ", keyPath: { \\\(ownName).\(member.name) }" : ""
    let getter = "{ (object: \(ownName)) in object.\(member.name) }"
    return "KeyValueProperty(\"\(exposure.key(of: member))\", \(getter)\(setter)\(path))"
  }

  private func dependency(_ method: MemberFacts) -> String {
    let call = "\(ownName).\(method.name)"
    if !method.labels.isEmpty { return "KeyValueDependency { \(call)(forKey: $0) }" }
    return "KeyValueDependency(\"\(exposure.key(ofDependency: method))\") { \(call)() }"
  }
}
