// The tags of tables that programs read by name, for `CTFontCopyTable`: four letters in a number.

/// Maps characters to glyphs.
public let kCTFontTableCmap = 0x636D_6170
/// Coloured layers of glyphs.
public let kCTFontTableCOLR = 0x434F_4C52
/// Palettes of coloured glyphs.
public let kCTFontTableCPAL = 0x4350_414C
/// PostScript outlines.
public let kCTFontTableCFF = 0x4346_4620
/// PostScript outlines that vary.
public let kCTFontTableCFF2 = 0x4346_4632
/// Values that hinting programs read.
public let kCTFontTableCvt = 0x6376_7420
/// The program that prepares hinting.
public let kCTFontTableFpgm = 0x6670_676D
/// Axes of variation and named instances.
public let kCTFontTableFvar = 0x6676_6172
/// Classes of glyphs.
public let kCTFontTableGDEF = 0x4744_4546
/// Positions of glyphs, among them kerning.
public let kCTFontTableGPOS = 0x4750_4F53
/// Substitutions of glyphs, among them ligatures.
public let kCTFontTableGSUB = 0x4753_5542
/// Sizes at which a font wants hinting.
public let kCTFontTableGasp = 0x6761_7370
/// TrueType outlines.
public let kCTFontTableGlyf = 0x676C_7966
/// How TrueType outlines vary.
public let kCTFontTableGvar = 0x6776_6172
/// The units per em, the box, the dates.
public let kCTFontTableHead = 0x6865_6164
/// The ascent, the descent, the line gap.
public let kCTFontTableHhea = 0x6868_6561
/// Advances and left bearings of glyphs.
public let kCTFontTableHmtx = 0x686D_7478
/// Pairs of glyphs that are kerned, the older form.
public let kCTFontTableKern = 0x6B65_726E
/// Where each TrueType outline lies.
public let kCTFontTableLoca = 0x6C6F_6361
/// How formulas are set.
public let kCTFontTableMATH = 0x4D41_5448
/// The number of glyphs and other limits.
public let kCTFontTableMaxp = 0x6D61_7870
/// Names of the font in several languages.
public let kCTFontTableName = 0x6E61_6D65
/// Weight, width, ranges of characters and heights.
public let kCTFontTableOS2 = 0x4F53_2F32
/// Names of glyphs, the underline, the slant.
public let kCTFontTablePost = 0x706F_7374
/// The program that runs before each size is hinted.
public let kCTFontTablePrep = 0x7072_6570
/// Pictures of glyphs.
public let kCTFontTableSbix = 0x7362_6978
/// The ascent and descent of vertical text.
public let kCTFontTableVhea = 0x7668_6561
/// Advances and top bearings of vertical text.
public let kCTFontTableVmtx = 0x766D_7478
