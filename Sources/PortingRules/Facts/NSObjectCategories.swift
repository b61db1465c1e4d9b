/// What `NSObject` has on Apple's systems by categories, and a class here declares anew. Not the
/// methods of accessibility: responders and elements have these here, to be overridden.
enum NSObjectCategories {
  static let observing = "observeValue(forKeyPath:of:change:context:)"
  static let dependencies = "keyPathsForValuesAffectingValue(forKey:)"
  static let announcing = "automaticallyNotifiesObservers(forKey:)"

  private static let methods: [String: String] = [
    observing:
      "observeValueForKeyPath:ofObject:change:context:",
    "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKeyPath:)": "valueForKeyPath:", "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "awakeFromNib()": "awakeFromNib",
    "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
  ]

  /// What layers and animations declare here, too.
  static let ofLayers: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
  ]

  private static let classMethods: Set<String> = [announcing, dependencies]

  static func contains(_ member: MemberFacts) -> Bool {
    member.kind == .method
      && (member.isStatic
        ? classMethods.contains(member.fullName) : methods[member.fullName] != nil)
  }

  static func selector(of member: MemberFacts) -> String? { methods[member.fullName] }
}
