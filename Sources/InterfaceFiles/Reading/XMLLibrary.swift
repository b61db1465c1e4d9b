import Diagnostics

/// The functions of libxml2 that read a file one node after the other. The library is opened when the
/// first file is read.
package struct XMLLibrary: Sendable {
  typealias Reader = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias Make = @convention(c) (UnsafePointer<UInt8>?, Int32, Text?, Text?, Int32) -> Reader?
  typealias Ask = @convention(c) (Reader) -> Int32
  typealias AskText = @convention(c) (Reader) -> Text?
  typealias AskNode = @convention(c) (Reader) -> OpaquePointer?
  typealias Line = @convention(c) (OpaquePointer) -> Int
  typealias OnError =
    @convention(c) (UnsafeMutableRawPointer?, Text?, Int32, UnsafeMutableRawPointer?) -> Void
  typealias SetOnError = @convention(c) (Reader, OnError?, UnsafeMutableRawPointer?) -> Void
  typealias LocatorLine = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias Free = @convention(c) (Reader) -> Void

  let make: Make
  let read, nodeType, isEmptyElement, moveToNextAttribute, moveToElement: Ask
  let name, value: AskText
  let node: AskNode
  let line: Line
  let setOnError: SetOnError
  let locatorLine: LocatorLine
  let free: Free

  /// Nil if the library is not installed.
  package static let loaded = XMLLibrary()

  private init?() {
    guard let library = DynamicLibrary("libxml2.so.2") ?? DynamicLibrary("libxml2.so.16"),
      let initialise = library.function("xmlInitParser", as: (@convention(c) () -> Void).self),
      let make = library.function("xmlReaderForMemory", as: Make.self),
      let read = library.function("xmlTextReaderRead", as: Ask.self),
      let nodeType = library.function("xmlTextReaderNodeType", as: Ask.self),
      let isEmptyElement = library.function("xmlTextReaderIsEmptyElement", as: Ask.self),
      let next = library.function("xmlTextReaderMoveToNextAttribute", as: Ask.self),
      let back = library.function("xmlTextReaderMoveToElement", as: Ask.self),
      let name = library.function("xmlTextReaderConstName", as: AskText.self),
      let value = library.function("xmlTextReaderConstValue", as: AskText.self),
      let node = library.function("xmlTextReaderCurrentNode", as: AskNode.self),
      let line = library.function("xmlGetLineNo", as: Line.self),
      let onError = library.function("xmlTextReaderSetErrorHandler", as: SetOnError.self),
      let locator = library.function("xmlTextReaderLocatorLineNumber", as: LocatorLine.self),
      let free = library.function("xmlFreeTextReader", as: Free.self)
    else { return nil }
    initialise()
    (self.make, self.read, self.nodeType, self.isEmptyElement) = (
      make, read, nodeType, isEmptyElement
    )
    (moveToNextAttribute, moveToElement) = (next, back)
    (self.name, self.value, self.node, self.line) = (name, value, node, line)
    (setOnError, locatorLine, self.free) = (onError, locator, free)
  }
}
