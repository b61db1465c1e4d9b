package import Foundation

/// How the compact form begins. Then come the texts that the file has, each once, the number of its name,
/// and the elements with the numbers of their texts, each before what is in it. Numbers are groups of seven
/// bits, the lowest first; all but the last have the eighth bit.
enum CompactForm {
  static let magic = Array("casement nib 1\n".utf8)

  static func begins(_ data: Data) -> Bool { data.starts(with: magic) }
}

extension InterfaceFile {
  /// What builds write in the place of the text: it is read without an XML parser and has the same elements
  /// and lines. Space between elements is left out.
  package var compactForm: Data { CompactWriter.data(self) }
}
