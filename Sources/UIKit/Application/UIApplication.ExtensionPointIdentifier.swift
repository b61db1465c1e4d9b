extension UIApplication {
  /// A kind of extension of other programs. There are none here.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards of other programs.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
