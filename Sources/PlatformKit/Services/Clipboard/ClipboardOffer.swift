/// Data of this program for others, in several formats, made when they are asked for. Main thread only.
@MainActor
package struct ClipboardOffer {
  /// Best first.
  package var formats: [String]
  /// Whether a clipboard manager may keep the data when the program ends.
  package var outlivesProgram: Bool
  /// Makes the data in one of the formats, now or later; nil if that fails.
  package var provide: @MainActor (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void
  /// A file that a drag of the data promises besides. Clipboards promise none.
  package var promise: FilePromise?

  package init(
    formats: [String], outlivesProgram: Bool = true,
    provide: @escaping @MainActor (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void
  ) {
    self.formats = formats
    self.outlivesProgram = outlivesProgram
    self.provide = provide
  }
}
