import CollectionLayouts
import CoreGraphics
public import Foundation

/// A length of an item, group or view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  let value: LayoutDimension

  init(_ value: LayoutDimension) {
    self.value = value
    super.init()
  }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth(fractionalWidth))
  }
  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight(fractionalHeight))
  }
  /// In points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.absolute(absoluteDimension))
  }
  /// In points, until the view says how long it is.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.estimated(estimatedDimension))
  }
  /// In points, until the cells say how long they are: then as long as the longest of the group's items with
  /// such a length.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    make(.uniform(estimatedDimension))
  }

  private class func make(_ value: LayoutDimension) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(value)
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether the view says how long it is.
  open var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// Whether the longest of the group's items says how long it is.
  open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }
  /// The share or the number of points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let length), .fractionalHeight(let length), .absolute(let length),
      .estimated(let length), .uniform(let length):
      length
    }
  }
}

/// The size of an item, group or view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Of the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// Of the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Two lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  var value: LayoutDimensions {
    LayoutDimensions(width: widthDimension.value, height: heightDimension.value)
  }
}
