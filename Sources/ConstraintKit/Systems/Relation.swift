/// How a constraint's expression compares with zero.
package enum Relation: UInt8, Sendable, BitwiseCopyable {
  case equal, lessOrEqual, greaterOrEqual
}
