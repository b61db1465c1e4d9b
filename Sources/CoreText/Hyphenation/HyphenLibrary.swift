import Diagnostics

/// The functions of libhyphen, which divides words by patterns of a language.
struct HyphenLibrary: Sendable {
  typealias Bytes = UnsafeMutablePointer<CChar>
  typealias Load = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  /// A word, its length, a number for each of its letters, and what is put in place of letters at a break.
  typealias Hyphenate =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, Bytes, Bytes?,
      UnsafeMutablePointer<UnsafeMutablePointer<Bytes?>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>
    ) -> Int32

  let load: Load
  let hyphenate: Hyphenate

  /// Nil if the library is not installed.
  static let loaded = HyphenLibrary()

  private init?() {
    guard let library = DynamicLibrary("libhyphen.so.0"),
      let load = library.function("hnj_hyphen_load", as: Load.self),
      let hyphenate = library.function("hnj_hyphen_hyphenate2", as: Hyphenate.self)
    else { return nil }
    (self.load, self.hyphenate) = (load, hyphenate)
  }
}
