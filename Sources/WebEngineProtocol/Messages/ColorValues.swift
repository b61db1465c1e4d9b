/// A colour of sRGB; its parts are from 0 to 1.
package struct PageColor: Codable, Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green) = (red, green)
    (self.blue, self.alpha) = (blue, alpha)
  }
}
