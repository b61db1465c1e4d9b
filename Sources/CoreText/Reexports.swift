// As on Apple's systems, importing CoreText also imports Core Graphics.

@_exported public import CoreGraphics
