public import Foundation

/// What a detent of a program may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest value: a higher one is as a large detent.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    public typealias Resolver =
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Names it among the detents of a sheet.
    nonisolated public let identifier: Identifier
    private let resolver: Resolver
    private nonisolated let isStandard: Bool

    private init(_ identifier: Identifier, isStandard: Bool, _ resolver: @escaping Resolver) {
      (self.identifier, self.isStandard, self.resolver) = (identifier, isStandard, resolver)
      super.init()
    }

    /// About half as high as the container; not there in compact height.
    open class func medium() -> Detent {
      Detent(.medium, isStandard: true) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return (context as? SheetDetentContext)?.layout.mediumDetentValue
          ?? context.maximumDetentValue * SheetLayout.medium
      }
    }

    /// As high as the container allows.
    open class func large() -> Detent {
      Detent(.large, isStandard: true) { $0.maximumDetentValue }
    }

    /// A height without the safe area at the bottom, asked for anew when the container changes; nil where it
    /// is not there. Without an identifier, it has a unique one.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), isStandard: false, resolver)
    }

    /// Its height where the container is so; nil where it is not there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    /// The system's are equal by their names, a program's only to themselves.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent else { return false }
      return self === other || isStandard && other.isStandard && identifier == other.identifier
    }

    nonisolated open override var hash: Int { identifier.hashValue }
  }
}

/// The container of a sheet, as its detents see it.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let layout: SheetLayout
  var maximumDetentValue: CGFloat { layout.maximumDetentValue }
}
