// As on Apple's systems, `import UIKit` also imports the modules its API uses.

@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import QuartzCore
@_exported public import TextKit
@_exported public import UniformTypeIdentifiers
