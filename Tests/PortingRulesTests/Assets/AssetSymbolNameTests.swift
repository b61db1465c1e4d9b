import Testing

@testable import PortingRules

/// The names that Xcode 15 gives, as published projects show them.
@Suite struct AssetSymbolNameTests {
  private func member(_ asset: String, without suffix: String = "Color") -> String? {
    AssetSymbolName(asset)?.member(without: suffix)
  }

  @Test(arguments: [
    ("AccentRed", "accentRed"), ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"),
    ("DSTextTertiary", "dsTextTertiary"), ("ic_bookmark_black", "icBookmarkBlack"),
    ("M-stadt", "mStadt"), ("color_24292B", "color24292B"), ("c50000", "c50000"),
    ("Product.1", "product1"), ("Zpp.img", "zppImg"), ("LuLu", "luLu"), ("default", "`default`"),
    ("svnr-glyph-fill2", "svnrGlyphFill2"), ("iconBig", "iconBig"), ("Color", "color"),
    ("BMW", "BMW"), ("M", "M"), ("121212", "_121212"), ("292C38", "_292_C_38"),
    ("FF6767", "FF_6767"), ("FFE05D", "FFE_05_D"), ("DCAC00", "DCAC_00"),
  ])
  func aMemberIsNamedAsInXcode(asset: String, symbol: String) {
    #expect(member(asset) == symbol)
  }

  @Test func imagesLoseTheWordImage() {
    #expect(member("AppIconImage", without: "Image") == "appIcon")
    #expect(member("AppIconImage") == "appIconImage")
  }

  @Test func namespacesAreTypes() {
    #expect(AssetSymbolName("iconPreviews")?.type == "IconPreviews")
    #expect(AssetSymbolName("GameUI")?.type == "GameUI")
    #expect(AssetSymbolName("tab bar")?.type == "TabBar")
  }

  @Test func namesWithoutLettersHaveNoSymbol() {
    #expect(member("***") == nil && member("") == nil)
    #expect(member("été") == "été")
  }
}
