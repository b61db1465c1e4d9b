// Image files: what is in them, their images and thumbnails, and writing them.

@_exported public import CoreGraphics
