public import Foundation

/// What a program is given access to, it has: there are no scopes that have to be entered first.
extension URL {
  /// Whether this is a file's address, all that is asked for here. Permissions tell when it is opened.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends nothing; goes with `startAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
