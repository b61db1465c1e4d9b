public import CoreGraphics
public import Foundation

/// Registers the files of descriptors that were read from some; other fonts are known already.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  CTFontManagerRegisterFontURLs(files(fontDescriptors), scope, enabled, registrationHandler)
}

/// The fonts of these descriptors' files are no longer found.
public func CTFontManagerUnregisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  CTFontManagerUnregisterFontURLs(files(fontDescriptors), scope, registrationHandler)
}

/// Each file once.
private func files(_ descriptors: CFArray) -> [URL] {
  var seen: Set<URL> = []
  return descriptors.compactMap { descriptor in
    guard case .file(let url)? = (descriptor as? CTFontDescriptor)?.source else { return nil }
    return seen.insert(url).inserted ? url : nil
  }
}

/// The files of all fonts that are installed or registered, sorted by their paths.
public func CTFontManagerCopyAvailableFontURLs() -> CFArray {
  FontDatabase.files().map { URL(fileURLWithPath: $0) }
}

/// The descriptors of the fonts in a file; nil if there are none. Fonts are made of them without registering the file.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let found = descriptors(inFile: fileURL.path, .file(fileURL))
  if found.isEmpty { return nil }
  return found
}

/// The descriptors of the fonts in a file's bytes, which stay in memory once a font is made of them; none if there are
/// none.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  guard let font = CGDataProvider(data: data).flatMap({ CGFont($0) }), let file = font.file else {
    return []
  }
  return descriptors(inFile: file, .memory(font))
}

/// The first of them; nil if there is none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  CTFontManagerCreateFontDescriptorsFromData(data).first as? CTFontDescriptor
}

private func descriptors(inFile file: String, _ source: FontSource) -> [CTFontDescriptor] {
  FontDatabase.descriptions(inFile: file).map {
    CTFontDescriptor(FontDescriptor(face: .named($0), size: 0), source: source)
  }
}

/// `process` for a file that the program has registered, `none` for others.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
  FontDatabase.ownFiles.contains(fontURL.path) ? .process : .none
}

/// The descriptors of all files that the program has registered, whatever the scope. All are enabled.
public func CTFontManagerCopyRegisteredFontDescriptors(
  _ scope: CTFontManagerScope, _ enabled: Bool
) -> CFArray {
  var found: [CTFontDescriptor] = []
  for file in enabled ? FontDatabase.ownFiles : [] {
    found += descriptors(inFile: file, .file(URL(fileURLWithPath: file)))
  }
  return found
}
