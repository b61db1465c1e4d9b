public import CoreGraphics
import Foundation
import FoundationAdditions

/// The insets as "{top, left, bottom, right}".
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryText.braced(insets.top, insets.left, insets.bottom, insets.right)
}

/// The insets as "{top, leading, bottom, trailing}".
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  GeometryText.braced(insets.top, insets.leading, insets.bottom, insets.trailing)
}

/// The offset as "{horizontal, vertical}".
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  GeometryText.braced(offset.horizontal, offset.vertical)
}

/// The vector as "{dx, dy}".
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  GeometryText.braced(vector.dx, vector.dy)
}

/// The transform as "[a, b, c, d, tx, ty]".
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[\(GeometryText.braced(t.a, t.b, t.c, t.d, t.tx, t.ty).dropFirst().dropLast())]"
}

/// The insets in a string; zero if there are none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  GeometryText.numbers(string, count: 4).map {
    UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  } ?? .zero
}

/// The insets in a string; zero if there are none.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
  GeometryText.numbers(string, count: 4).map {
    NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
  } ?? .zero
}

/// The offset in a string; zero if there is none.
public func UIOffsetFromString(_ string: String) -> UIOffset {
  GeometryText.numbers(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
    ?? .zero
}

/// The vector in a string; zero if there is none.
public func CGVectorFromString(_ string: String) -> CGVector {
  GeometryText.numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}

/// The transform in a string; the identity if there is none.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  let braced = string.replacing("[", with: "{").replacing("]", with: "}")
  return GeometryText.numbers(braced, count: 6).map {
    CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
  } ?? .identity
}
