public import Foundation

extension Bundle {
  /// Makes the objects of a nib of the bundle; nil never: a nib that is missing ends the process.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
