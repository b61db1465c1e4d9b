/// The paragraph, heading, list or other block of Markdown that a text is in, with those around it.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// Rows below the header are counted from 1.
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// How a column of a table is shown.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// Where the text of its cells stands.
    public enum Alignment: Int, Codable, Sendable {
      case left, center, right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block. Two of one kind differ in their identity.
  public struct IntentType: Hashable, Codable, Sendable, Identifiable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }

    public var id: Int { identity }
  }

  /// From the innermost block outwards.
  public var components: [IntentType]

  public init(types: [IntentType]) { components = types }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists and quotes it is in.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }
}
