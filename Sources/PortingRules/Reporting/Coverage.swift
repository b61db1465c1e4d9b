// Porting 8: what no rule knew and the compiler for Linux refuses. The end of the walk.

import SwiftSyntax

/// Reports constructs of Objective-C that are still there after all rules.
func reportLeftovers(in file: SourceFile, _ changes: inout Changes) {
  let known = Set(changes.edits.map(\.range.lowerBound) + changes.remarks.map(\.offset))
  for attribute in file.nodes.attributes {
    guard let reason = leftover(attribute), !known.contains(attribute.trimmedBytes.lowerBound)
    else { continue }
    changes.report(.error, reason, at: attribute)
  }
  for macro in file.nodes.macros
  where ["selector", "keyPath"].contains(macro.macroName.text)
    && !known.contains(macro.trimmedBytes.lowerBound)
  {
    changes.report(.error, "no rule reads this #\(macro.macroName.text)", at: macro)
  }
}

private func leftover(_ attribute: AttributeSyntax) -> String? {
  switch attribute.name {
  case "NSManaged": return "'@NSManaged' needs Core Data, which is absent on Linux"
  case "convention":
    let isBlock = attribute.arguments?.trimmedDescription == "block"
    return isBlock ? "blocks of Objective-C are absent on Linux; use a Swift closure" : nil
  case "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor":
    return "'@\(attribute.name)' needs SwiftUI, which is absent on Linux"
  default: return nil
  }
}
