/// Finds the `ObjCMembers` type nested in a class.
enum ObjectiveCMembersLookup {
  static func members(of type: AnyClass) -> (any ObjectiveCMembers.Type)? {
    guard let name = _mangledTypeName(type) else { return nil }
    return _typeByName(name + "11ObjCMembersO") as? any ObjectiveCMembers.Type
  }
}
