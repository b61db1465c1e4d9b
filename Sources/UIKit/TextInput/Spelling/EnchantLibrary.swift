import Diagnostics
import Foundation

/// The functions of libenchant 2, which asks the dictionaries that the desktop has.
struct EnchantLibrary: Sendable {
  typealias MakeBroker = @convention(c) () -> OpaquePointer?
  typealias Request =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
  typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Suggest =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>
    ) -> Strings?
  typealias Free = @convention(c) (OpaquePointer, Strings) -> Void
  typealias Describe =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutableRawPointer?
    ) -> Void
  typealias List =
    @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void

  let makeBroker: MakeBroker
  let request: Request
  let check: Check
  let suggest: Suggest
  let free: Free
  let list: List

  /// Nil if the library is not installed.
  static let loaded = EnchantLibrary()

  private init?() {
    guard let library = DynamicLibrary("libenchant-2.so.2"),
      let makeBroker = library.function("enchant_broker_init", as: MakeBroker.self),
      let request = library.function("enchant_broker_request_dict", as: Request.self),
      let check = library.function("enchant_dict_check", as: Check.self),
      let suggest = library.function("enchant_dict_suggest", as: Suggest.self),
      let free = library.function("enchant_dict_free_string_list", as: Free.self),
      let list = library.function("enchant_broker_list_dicts", as: List.self)
    else { return nil }
    (self.makeBroker, self.request, self.check) = (makeBroker, request, check)
    (self.suggest, self.free, self.list) = (suggest, free, list)
  }
}

/// The desktop's dictionaries. Never freed, as a program has one.
final class EnchantDictionaries: SpellingSource {
  private let library: EnchantLibrary
  private let broker: OpaquePointer

  /// Nil without the library.
  init?() {
    guard let library = EnchantLibrary.loaded, let broker = library.makeBroker() else { return nil }
    (self.library, self.broker) = (library, broker)
  }

  private final class Names { var all: Set<String> = [] }

  var languages: [String] {
    let names = Names()
    library.list(
      broker,
      { tag, _, _, _, names in
        guard let tag, let names else { return }
        Unmanaged<Names>.fromOpaque(names).takeUnretainedValue().all.insert(String(cString: tag))
      }, Unmanaged.passUnretained(names).toOpaque())
    return names.all.sorted()
  }

  func dictionary(for language: String) -> (any SpellingDictionary)? {
    library.request(broker, language).map { Dictionary(library, $0) }
  }

  private final class Dictionary: SpellingDictionary {
    private let library: EnchantLibrary
    private let handle: OpaquePointer

    init(_ library: EnchantLibrary, _ handle: OpaquePointer) {
      (self.library, self.handle) = (library, handle)
    }

    /// What the library cannot judge is correct.
    func isCorrect(_ word: String) -> Bool {
      word.utf8.isEmpty || library.check(handle, word, word.utf8.count) <= 0
    }

    func suggestions(for word: String) -> [String] {
      var count = 0
      guard !word.utf8.isEmpty,
        let strings = library.suggest(handle, word, word.utf8.count, &count)
      else { return [] }
      defer { library.free(handle, strings) }
      return (0..<max(count, 0)).compactMap { strings[$0].map { String(cString: $0) } }
    }
  }
}
