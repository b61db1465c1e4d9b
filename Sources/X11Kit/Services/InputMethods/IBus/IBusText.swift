package import DBusKit
import PlatformKit

/// IBus's texts with attributes, which it sends as structures that begin with the name of a class.
package enum IBusText {
  /// The text of an `IBusText`.
  package static func text(_ value: DBusValue) -> String? {
    fields(value, of: "IBusText", count: 4)?[2].string
  }

  /// A text being composed; `caret` counts Unicode scalars. Nil if the value is none.
  static func preedit(_ value: DBusValue, caret: Int) -> Preedit? {
    guard let fields = fields(value, of: "IBusText", count: 4), let text = fields[2].string else {
      return nil
    }
    let attributes = Self.fields(fields[3], of: "IBusAttrList", count: 3)?[2].elements ?? []
    return Preedit(
      text: text, caret: text.utf16Offset(afterScalars: caret),
      spans: attributes.compactMap { span($0, in: text) })
  }

  /// A text without attributes.
  package static func value(_ text: String) -> DBusValue {
    let nothing = DBusValue.array(of: "{sv}", [])
    let attributes = DBusValue.structure([
      .string("IBusAttrList"), nothing, .array(of: "v", []),
    ])
    return .variant(
      .structure([.string("IBusText"), nothing, .string(text), .variant(attributes)]))
  }

  private static func fields(
    _ value: DBusValue, of type: String, count: Int
  ) -> [DBusValue]? {
    guard let fields = value.unwrapped.fields, fields.count >= count, fields[0].string == type
    else { return nil }
    return fields
  }

  /// An attribute: its type, its value, and the range that it is for. Colours of letters are the
  /// program's own.
  private static func span(_ value: DBusValue, in text: String) -> Preedit.Span? {
    guard let fields = fields(value, of: "IBusAttribute", count: 6),
      let type = fields[2].integer, let kind = fields[3].integer,
      let start = fields[4].integer, let end = fields[5].integer,
      let style = style(type, kind), start < end
    else { return nil }
    let range =
      text.utf16Offset(afterScalars: start)..<text.utf16Offset(afterScalars: end)
    return range.isEmpty ? nil : Preedit.Span(range: range, style: style)
  }

  private static func style(_ type: Int, _ value: Int) -> Preedit.Style? {
    let (underline, background) = (1, 3)
    let (none, double) = (0, 2)
    switch type {
    case underline where value == none: return nil
    case underline: return value == double ? .thickUnderline : .underline
    case background: return .highlight
    default: return nil
    }
  }
}
