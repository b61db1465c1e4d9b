/// Every rule. Their order says which text comes first where two insert at the same place.
let allRules: [any Rule] = [
  ConditionRule(), ImportRule(), FoundationImportRule(), TestCaseRule(), MainAttributeRule(),
  PreviewRule(),
  AttributeRule(), ClassBoundProtocolRule(), OptionalRequirementRule(), OptionalCallRule(),
  OverrideRule(), ManagedPropertyRule(), ObservedPropertyRule(), SelectorRule(), KeyPathRule(),
  CastRule(),
  NumberCastRule(), LocalizationRule(), InvocationRule(), ExposedMembersRule(),
]
