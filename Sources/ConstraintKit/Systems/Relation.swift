/// How a constraint's expression compares with zero.
package enum Relation: UInt8, Sendable {
  case equal, lessOrEqual, greaterOrEqual
}
