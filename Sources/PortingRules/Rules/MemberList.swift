/// The text of the nested type that lists a class's members.
struct MemberList {
  let members: [MemberFacts]
  let type: TypeFacts
  let ownName: String
  let facts: ModuleFacts

  var isEmpty: Bool { members.isEmpty }

  var text: String {
    let outlets = properties.filter { $0.attributes.contains("IBOutlet") }
    let others = properties.filter { !$0.attributes.contains("IBOutlet") }
    let observable = others.filter(\.isObservable)
    let lists = [
      list("selectors", "Selector", methods.map(selector)),
      list("properties", "KeyValueProperty", others.map(property)),
      list("outlets", "KeyValueProperty", outlets.map(property)),
      list("observableKeys", "String", observable.map { "\"\($0.objcName ?? $0.name)\"" }),
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
    let name = Exposure(facts: facts, type: type).selector(of: member)
    let method = MethodReference(member: member, type: type, facts: facts).text(on: ownName)
    return "Selector(\"\(name)\", \(method))"
  }

  private func property(_ member: MemberFacts) -> String {
    let setter = member.isSettable ? ", { $0.\(member.name) = $1 }" : ""
    let path = member.isObservable ? ", keyPath: { \\\(ownName).\(member.name) }" : ""
    let name = member.objcName ?? member.name
    let getter = "{ (object: \(ownName)) in object.\(member.name) }"
    return "KeyValueProperty(\"\(name)\", \(getter)\(setter)\(path))"
  }
}
