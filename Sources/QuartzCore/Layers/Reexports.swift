// As on Apple's systems, importing QuartzCore imports Core Graphics and Foundation too.

@_exported public import CoreGraphics
