/// Walks through an XML text. Nothing outside the text is opened, and no entity is replaced but the
/// five that every XML text has.
package final class XMLReader {
  package enum Event {
    case start(name: String, attributes: [String: String], line: Int, isEmpty: Bool)
    case end
    case text(String)
    /// What begins with a question mark.
    case instruction(name: String)
    case documentType(line: Int)
    /// A reference to an entity between elements. In an attribute it is replaced by the text of one that the
    /// document type has.
    case entity(line: Int)
  }

  /// Codes of libxml2: the kinds of nodes, to open nothing by the network, and what a fault is.
  private enum Code {
    static let element: Int32 = 1, text: Int32 = 3, cdata: Int32 = 4, reference: Int32 = 5
    static let instruction: Int32 = 7
    static let documentType: Int32 = 10, significantSpace: Int32 = 14, endOfElement: Int32 = 15
    static let noNetwork: Int32 = 1 << 11
    /// Severities of faults: of validity and of the text; others are warnings.
    static let severe: [Int32] = [2, 4]
  }

  private final class Fault {
    var first: (message: String, line: Int)?
  }

  private let library: XMLLibrary
  private let reader: XMLLibrary.Reader
  private let fault = Fault()

  /// `bytes` must stay where they are while the reader is used.
  package init?(_ library: XMLLibrary, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard
      let reader = library.make(
        bytes.baseAddress, Int32(bytes.count), nil, nil, Code.noNetwork)
    else { return nil }
    (self.library, self.reader) = (library, reader)
    library.setOnError(
      reader,
      { fault, message, severity, locator in
        guard let fault, let message, Code.severe.contains(severity) else { return }
        let kept = Unmanaged<Fault>.fromOpaque(fault).takeUnretainedValue()
        if kept.first == nil {
          let line = XMLLibrary.loaded?.locatorLine(locator) ?? 0
          kept.first = (String(cString: message), Int(line))
        }
      }, Unmanaged.passUnretained(fault).toOpaque())
  }

  deinit { library.free(reader) }

  /// Nil at the end.
  package func next() throws(InterfaceError) -> Event? {
    var status = library.read(reader)
    while status == 1 {
      if let event { return event }
      status = library.read(reader)
    }
    if status == 0 && fault.first == nil { return nil }
    let (message, line) = fault.first ?? (message: "it ends too early", line: 1)
    throw .malformed(message.split(whereSeparator: \.isNewline).joined(separator: " "), line: line)
  }

  /// Nil for comments and the space between elements.
  private var event: Event? {
    switch library.nodeType(reader) {
    case Code.element: start
    case Code.endOfElement: .end
    case Code.text, Code.cdata, Code.significantSpace: .text(string(library.value(reader)))
    case Code.instruction: .instruction(name: string(library.name(reader)))
    case Code.documentType: .documentType(line: line)
    case Code.reference: .entity(line: line)
    default: nil
    }
  }

  private var start: Event {
    let (name, line) = (string(library.name(reader)), line)
    let isEmpty = library.isEmptyElement(reader) == 1
    var attributes: [String: String] = [:]
    while library.moveToNextAttribute(reader) == 1 {
      attributes[string(library.name(reader))] = string(library.value(reader))
    }
    _ = library.moveToElement(reader)
    return .start(name: name, attributes: attributes, line: line, isEmpty: isEmpty)
  }

  /// 1 for what has no line, as document types do.
  private var line: Int { max(library.node(reader).map(library.line) ?? 1, 1) }

  private func string(_ text: XMLLibrary.Text?) -> String { text.map { String(cString: $0) } ?? "" }
}
