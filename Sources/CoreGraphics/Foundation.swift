// Re-exports Foundation's CGFloat, CGPoint, CGSize and CGRect to programs that import this module.

@_exported public import Foundation
