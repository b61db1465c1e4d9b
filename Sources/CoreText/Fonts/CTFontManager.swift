public import CoreGraphics
public import Foundation
public import FoundationAdditions
import Synchronization

/// What went wrong, as Foundation has it.
public typealias CFError = NSError

/// The domain of errors of registering fonts.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font is not registered.
public enum CTFontManagerError: CFIndex, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

/// Fonts were registered or unregistered, on the thread that did so: a name for `NotificationCenter`.
public let kCTFontManagerRegisteredFontsChangedNotification = "CTFontManagerFontChangedNotification"

/// Who sees a registered font: always this program only.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Lets the program find the fonts of a file by name. False with an error if it can't.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontDatabase.failure(registering: fontURL), error)
}

/// Fonts that are registered are no longer found. False with an error if they aren't.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontDatabase.unregister(fontURL.path) ? nil : .notRegistered, error)
}

/// Registers files one by one. False with the errors of those that fail.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  report(fontURLs.compactMap { ($0 as? URL).flatMap(FontDatabase.failure(registering:)) }, errors)
}

/// The fonts of these files are no longer found. False with the errors of those that aren't registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let failures = fontURLs.compactMap { ($0 as? URL)?.path }
    .compactMap { file -> CTFontManagerError? in
      FontDatabase.unregister(file) ? nil : .notRegistered
    }
  return report(failures, errors)
}

/// Lets the program find a font in memory by name, which stays in memory.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font that is installed is found by name already.
  let isKnown = font.file.map(FontDatabase.isRegistered) ?? true
  return report(
    isKnown ? .alreadyRegistered : FontDatabase.register(font) ? nil : .invalidFontData, error)
}

/// The font is no longer found by name.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isGone = font.file.map(FontDatabase.unregister) ?? false
  return report(isGone ? nil : .notRegistered, error)
}

/// Registers files one by one before it returns; the handler is told the errors of each that fails, and that all
/// are done. It may return false to leave out the rest.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for case let url as URL in fontURLs {
    let failure = FontDatabase.failure(registering: url)?.error
    if let failure, registrationHandler?([failure], false) == false { return }
  }
  _ = registrationHandler?([], true)
}

/// The fonts of these files are no longer found. The handler is told the errors of each that isn't registered, and that
/// all are done. It may return false to leave out the rest.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for case let url as URL in fontURLs where !FontDatabase.unregister(url.path) {
    if registrationHandler?([CTFontManagerError.notRegistered.error], false) == false { return }
  }
  _ = registrationHandler?([], true)
}

/// The families that are installed or registered.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontDatabase.families() }

/// The PostScript names of all fonts that are installed or registered.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  Array(FontDatabase.families().map { FontDatabase.faces(ofFamily: $0) }.joined())
}

private func report(
  _ failure: CTFontManagerError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let failure else { return true }
  error?.pointee = .passRetained(failure.error)
  return false
}

private func report(
  _ failures: [CTFontManagerError], _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures.map(\.error))) }
  return failures.isEmpty
}

extension CTFontManagerError {
  fileprivate var error: NSError {
    NSError(domain: kCTFontManagerErrorDomain, code: rawValue, userInfo: nil)
  }
}

extension FontDatabase {
  /// Fonts in memory that were ever registered. They stay, because Cairo knows files by their names, and another
  /// font could get the same one.
  private static let kept = Mutex<[CGFont]>([])

  package static func register(_ font: CGFont) -> Bool {
    guard let file = font.file, register(file) else { return false }
    kept.withLock { fonts in
      if !fonts.contains(where: { $0 === font }) { fonts.append(font) }
    }
    return true
  }

  /// Nil if the file's fonts are found from now on.
  fileprivate static func failure(registering url: URL) -> CTFontManagerError? {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return .fileNotFound
    }
    if !FileManager.default.isReadableFile(atPath: url.path) { return .insufficientPermissions }
    if isRegistered(url.path) { return adopt(url.path) ? nil : .alreadyRegistered }
    return register(url.path) ? nil : .unrecognizedFormat
  }
}
