/// Why a constraint was refused. The system is as it was before.
package enum ConstraintError: Error, Equatable {
  /// The coefficient is no number, or its magnitude is out of ``ConstraintSystem/coefficients``.
  case coefficient(Double, Variable)
  /// The constant is no number, or its magnitude is above ``ConstraintSystem/largestConstant``.
  case constant(Double)
  /// The priority is not within 0 (excluded) and ``ConstraintSystem/required``.
  case priority(Double)
}
