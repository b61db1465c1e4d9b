// As on Apple's systems, a program that imports QuartzCore has Core Graphics and Foundation too.

@_exported public import CoreGraphics
