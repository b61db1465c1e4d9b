/// The kinds of asset sets, by the extension of their folders.
enum AssetKind: String, CaseIterable, Sendable {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  case appIcon = "appiconset"
  case symbol = "symbolset"

  /// Folders of Xcode's format that hold no asset this module reads.
  static let unsupported: Set<String> = [
    "spriteatlas", "brandassets", "launchimage", "imagestack", "imagestacklayer", "stickerpack",
    "stickersequence", "sticker", "iconset", "cubetextureset", "textureset", "mipmapset",
    "complicationset", "arresourcegroup", "arimageset", "arobjectset", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset",
  ]
}
