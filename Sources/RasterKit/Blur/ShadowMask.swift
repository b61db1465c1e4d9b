/// The coverage of a shadow, made once for all shadows of its recipe.
package final class ShadowMask: Sendable {
  package let recipe: ShadowShape.Recipe
  package let part: NinePartMask

  /// Costs a blur of the corners: about as many pixels as the corners and four times the blur's reach
  /// are wide, squared.
  package init(_ recipe: ShadowShape.Recipe) {
    self.recipe = recipe
    let mask = MaskBuffer(size: recipe.size)
    let (shape, reach) = (recipe.shape, recipe.gaussian.reach)
    for y in 0..<recipe.size.height { mask.setRow(y, to: shape, x: -reach, shapeY: y - reach) }
    mask.blur(recipe.gaussian)
    part = NinePartMask(mask, middleX: recipe.middleX, middleY: recipe.middleY)
  }

  package var byteCount: Int { part.mask.stride * Int(part.mask.size.height) }

  /// The mask where `shadow` is; traps where that is of another recipe.
  package func placed(for shadow: ShadowShape) -> PlacedMask {
    precondition(shadow.recipe == recipe, "a shadow is painted with the mask of its own recipe")
    guard let placed = PlacedMask(part, over: shadow.bounds) else {
      preconditionFailure("the mask of a recipe fits every shadow of it")
    }
    return placed
  }
}

extension ShadowShape.Recipe {
  /// Of the mask, in pixels.
  package var size: PixelSize {
    let reach = gaussian.reach
    return PixelSize(
      width: (phaseX + width + 15) / 16 + 2 * reach, height: (phaseY + height + 15) / 16 + 2 * reach
    )
  }

  /// What is blurred, its first pixel at (0, 0).
  fileprivate var shape: RoundedShape {
    RoundedShape(
      width: Double(width) / 16, height: Double(height) / 16, radius: Double(radius) / 64,
      corners: corners, curve: curve,
      transform: AffineMap(translationX: Double(phaseX) / 16, y: Double(phaseY) / 16))
  }
}
