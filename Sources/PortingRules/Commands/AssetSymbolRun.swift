import AssetCatalog
import Foundation

/// Writes the names of what a module's asset catalogs hold.
struct AssetSymbolRun {
  private let output: String
  private let catalogs: [AssetCatalog]

  /// Nil where nobody asks for them.
  init?(_ arguments: Arguments) {
    guard let output = arguments.value("--symbols") else { return nil }
    self.output = output
    catalogs = arguments.values("--catalog").map {
      AssetCatalog(folder: URL(fileURLWithPath: $0))
    }
  }

  /// What the sources declare themselves is left to them.
  func write(beside facts: ModuleFacts) throws {
    let texts = AssetSymbols.Kind.allCases.map { kind in
      AssetSymbols(kind, catalogs.flatMap { $0.names(kind) }, beside: facts).text
    }
    try Files.update(AssetSymbols.head + texts.joined(), at: output)
  }
}

extension AssetCatalog {
  fileprivate func names(_ kind: AssetSymbols.Kind) -> Set<String> {
    switch kind {
    case .color: Set(colorNames)
    case .image: Set(imageNames + symbolNames)
    }
  }
}
