// As on Apple's systems, a program that imports CoreText has Core Graphics too.

@_exported public import CoreGraphics
