// Measures drawing, text and decoding beside the libraries below them, called directly for the same pixels, in turns.
// Prints a line for each: microseconds of both, and their ratio, which may be 1.15. The last one compares
// text that is kept as a bitmap with text that is drawn again, and may be 0.2. Arguments select
// measurements by the beginning of their names: drawing text files kept.

import Foundation

let wanted = CommandLine.arguments.dropFirst()
func isWanted(_ name: String) -> Bool {
  wanted.isEmpty || wanted.contains { name.hasPrefix($0) }
}

/// Whether the ratio is within the aim.
func report(_ name: String, _ ours: Double, _ plain: Double, most: Double) -> Bool {
  let ratio = ours / plain
  let title = name.padding(toLength: 28, withPad: " ", startingAt: 0)
  print(title, String(format: "us %9.1f plain_us %9.1f ratio %.3f", ours, plain, ratio))
  return ratio <= most
}

var isFast = true
let comparisons = makeDrawingComparisons() + makeTextComparisons() + makeFileComparisons()
for comparison in comparisons where isWanted(comparison.name) {
  comparison.expectSamePixels()
  let (ours, plain) = comparison.measure()
  if !report(comparison.name, ours, plain, most: 1.15) { isFast = false }
}
let keptText = makeKeptTextComparison()
if isWanted(keptText.name) {
  let (kept, again) = keptText.measure()
  if !report(keptText.name, kept, again, most: 0.2) { isFast = false }
}
print(isFast ? "within the aims" : "slower than the aims")
