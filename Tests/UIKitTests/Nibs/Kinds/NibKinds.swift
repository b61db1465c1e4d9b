import Diagnostics
import Testing

@testable import UIKit

/// Loads an element alone, and hands over its object. It is of the kind's own class, and all that the element says
/// is known.
@MainActor
func withMade<Object: AnyObject>(
  _ type: Object.Type, _ element: String, _ check: (Object) -> Void
) throws {
  let lines = LoggedLines(of: Log("nibs"), with: "nib:")
  let made = NibFixtures.nib(objects: element).instantiate(withOwner: nil).first
  let object = try #require(made as? Object, "\(element)")
  let isOwn = Swift.type(of: object) == type
  #expect(isOwn, "\(element)")
  check(object)
  #expect(lines.all.isEmpty)
}
