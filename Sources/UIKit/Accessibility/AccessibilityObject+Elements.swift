import Foundation

extension AccessibilityObject {
  var accessibility: AccessibilityProperties? { rareData?.accessibility }

  var ensureAccessibility: AccessibilityProperties {
    noteAccessibilityChange()
    let rare = ensureRareData
    let properties = rare.accessibility ?? AccessibilityProperties()
    rare.accessibility = properties
    return properties
  }

  var ensureRareData: RareData {
    let data = rareData ?? RareData()
    rareData = data
    return data
  }

  func element(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func index(of element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? NSNotFound
  }
}
