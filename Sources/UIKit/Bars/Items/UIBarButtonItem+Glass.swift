public import Foundation

extension UIBarButtonItem {
  /// For the program to find the item again. Stored only: items of different bars are not matched in transitions.
  public var identifier: String? {
    get { looks.identifier }
    set { looks.identifier = newValue }
  }

  /// Stored only: each button has a background of its own.
  public var sharesBackground: Bool {
    get { looks.sharesBackground }
    set { looks.sharesBackground = newValue }
  }

  /// Whether the button has no background of the system.
  public var hidesSharedBackground: Bool {
    get { looks.hidesSharedBackground }
    set {
      guard newValue != looks.hidesSharedBackground else { return }
      looks.hidesSharedBackground = newValue
      didChange()
    }
  }
}
