import CoreGraphics
import Foundation
import SystemSymbols

extension UIImage {
  /// A symbol by the name that Apple's symbols have. Nil, with a line in the log, for an unknown
  /// name. About 80 have paths of their own; for others an icon font has something similar.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// A symbol with a size, a weight and colours.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let symbol = SystemSymbol(named: name) else { return nil }
    let asset = UIImageAsset(source: SymbolSource(symbol: symbol))
    self.init(asset.value(for: configuration ?? SymbolConfiguration.unspecified), asset: asset)
  }

  /// The whole symbol, whatever the value: symbols have no parts for values here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  var ownSymbolConfiguration: SymbolConfiguration? {
    guard isSymbolImage else { return nil }
    let unspecified = SymbolConfiguration.unspecified
    return configuration as? SymbolConfiguration ?? unspecified.applying(configuration)
  }
}

extension UIImage {
  /// Three dots in a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }
  /// A plus in a filled circle.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A minus in a filled circle.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// A tick.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A tick in a filled circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle.fill") }

  private static func standard(_ name: String) -> UIImage {
    guard let image = UIImage(systemName: name) else {
      preconditionFailure("the symbol \(name) is always there")
    }
    return image
  }
}
