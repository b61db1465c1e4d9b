import CoreGraphics
import Foundation
import PlatformKit

/// What an object says of itself, asked once for a node.
@MainActor
struct AccessibilityFacts {
  let role: AccessibilityRole
  let isNode: Bool
  /// Whether what is in it has nodes of its own.
  let holdsElements: Bool
  private let defaults: AccessibilityDefaults
  private let traits: UIAccessibilityTraits
  private let label: String

  init(_ object: AccessibilityObject) {
    defaults = object.accessibilityDefaults
    let isElement = object.isAccessibilityElement
    traits = object.accessibilityTraits
    label = object.accessibilityLabel ?? ""
    role =
      defaults.role ?? object.dataTableRole ?? AccessibilityRole(traits)
      ?? object.accessibilityContainerType.role ?? .group
    let isContainer =
      defaults.role != nil || traits.contains(.webContent)
      || object.accessibilityContainerType != .none
      || !(object.accessibilityIdentifier ?? "").isEmpty || !label.isEmpty && !traits.isSilent
    isNode = isElement || isContainer && !(defaults.isPart || object.isHiddenPart)
    holdsElements = !isElement || defaults.holdsElements
  }

  /// A text without a word is nothing to read.
  var isEmptyText: Bool { role == .staticText && label.isEmpty && (defaults.value ?? "").isEmpty }
}

extension AccessibilityFacts {
  func node(_ id: AccessibilityNodeID, of object: AccessibilityObject) -> AccessibilityNode {
    var node = AccessibilityNode(id, role)
    node.name = label.isEmpty ? (object as? UITextField)?.placeholder ?? "" : label
    node.value = object.accessibilityValue ?? ""
    node.description = object.accessibilityHint ?? ""
    node.identifier = object.accessibilityIdentifier ?? ""
    node.language = object.accessibilityLanguage ?? ""
    if role == .link || role == .webView {
      node.address = object.accessibilityAttributedLabel?.address ?? ""
    }
    node.number = defaults.number
    node.place = defaults.place ?? object.dataTablePlace
    node.size = defaults.size ?? object.dataTableSize
    node.shortcut = defaults.shortcut
    node.text = AccessibilityText(of: object)
    node.states = states(of: object, value: node.value)
    node.actions = actions(of: object)
    node.customActions = object.accessibilityCustomActions?.map(\.name) ?? []
    return node
  }

  private func states(of object: AccessibilityObject, value: String) -> AccessibilityStates {
    var states = defaults.states
    if !traits.contains(.notEnabled) { states.insert(.enabled) }
    if (object as? UIView)?.canHaveKeys == true { states.insert(.focusable) }
    if role.isSelectable { states.insert(.selectable) }
    if traits.contains(.selected) { states.formUnion([.selected, .selectable]) }
    if role == .toggle || role == .toggleButton {
      states.insert(.checkable)
      if value == "1" || traits.contains(.selected) { states.insert(.checked) }
    }
    if object.accessibilityViewIsModal { states.insert(.modal) }
    return states
  }

  private func actions(of object: AccessibilityObject) -> [AccessibilityActionKind] {
    if traits.contains(.notEnabled) { return [] }
    var actions: [AccessibilityActionKind] = []
    let isPressed = role == .dataCell && AccessibilityRole(traits)?.isPressable == true
    if role.isPressable || isPressed || object.hasTapRecognizer { actions.append(.press) }
    if traits.contains(.adjustable) { actions += [.increment, .decrement] }
    if let scroll = object as? UIScrollView, role != .textView, role != .pickerWheel {
      let inner = scroll.bounds.inset(by: scroll.adjustedContentInset).size
      if scroll.contentSize.height > inner.height { actions += [.scrollUp, .scrollDown] }
      if scroll.contentSize.width > inner.width { actions += [.scrollLeft, .scrollRight] }
    }
    return actions
  }
}

extension AccessibilityText {
  /// Of an object whose text is edited or selected; secrets are dots.
  @MainActor
  fileprivate init?(of object: AccessibilityObject) {
    switch object {
    case let field as UITextField:
      self.init(
        field.visible(field.text ?? ""), selection: field.selectedUnits, isEditable: field.isEnabled
      )
    case let view as UITextView:
      self.init(
        view.textStorage.string, selection: view.selectedUnits, isEditable: view.isEditable,
        isMultiline: true,
        links: view.links.map { AccessibilityLink(url: $0.url, range: $0.range) })
    case let view as any UITextInput:
      guard let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) else {
        return nil
      }
      self.init(
        view.isSecureTextEntry == true ? "" : view.text(in: all) ?? "",
        selection: view.selectedUnits, isEditable: true)
    default: return nil
    }
  }
}

extension AccessibilityLink {
  fileprivate init(url: URL, range: NSRange) {
    self.init(range.location..<range.location + range.length, to: url.absoluteString)
  }
}

extension NSAttributedString {
  /// Where its beginning leads; nil where it is no link.
  fileprivate var address: String? {
    length > 0 ? RichStyle(attributes(at: 0, effectiveRange: nil)).link : nil
  }
}

extension UITextInput {
  /// What is selected, in UTF-16 units.
  var selectedUnits: Range<Int> {
    guard let range = selectedTextRange else { return 0..<0 }
    let start = max(0, offset(from: beginningOfDocument, to: range.start))
    return start..<max(start, offset(from: beginningOfDocument, to: range.end))
  }

  /// The range of UTF-16 units, as far as the text goes.
  func textRange(_ units: Range<Int>) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: units.lowerBound),
      let end = position(from: beginningOfDocument, offset: units.upperBound)
    else { return nil }
    return textRange(from: start, to: end)
  }
}

extension AccessibilityObject {
  /// A part of a control that the control speaks for.
  fileprivate var isHiddenPart: Bool {
    accessibility?.isElement == false && !(self is UIScrollView)
  }

  fileprivate var hasTapRecognizer: Bool {
    (self as? UIView)?.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
  }
}

extension UIView {
  /// Whether the keyboard can come to it.
  fileprivate var canHaveKeys: Bool { canTakeFocus || canBecomeFirstResponder }
}

extension UIAccessibilityTraits {
  /// Those of a view that is seen only by name: an image that is no element.
  fileprivate var isSilent: Bool { contains(.image) }
}
