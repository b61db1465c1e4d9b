// As on Apple's systems, `import UIKit` brings in what its API is made of.

@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import Foundation
@_exported public import QuartzCore
