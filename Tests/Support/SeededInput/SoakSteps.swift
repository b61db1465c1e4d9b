import Foundation

/// How many steps a random test takes: a few, and with `CASEMENT_SOAK=1` as many as `soak`, with a greater number as
/// many as that says.
public func soakSteps(_ few: Int, soak: Int) -> Int {
  guard let said = ProcessInfo.processInfo.environment["CASEMENT_SOAK"] else { return few }
  guard let steps = Int(said), steps > 1 else { return soak }
  return steps
}
