// CGFloat, CGPoint, CGSize and CGRect are Foundation's; a program that imports this module gets them.

@_exported public import Foundation
