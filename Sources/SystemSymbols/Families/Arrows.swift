extension SymbolTable {
  /// Arrows and chevrons.
  static let arrows: [String: String] = [
    "chevron.right": "M-19 -39 L19 0 L-19 39",
    "chevron.left": "@chevron.right -1",
    "chevron.up": "@chevron.right 1 0 0 -90",
    "chevron.down": "@chevron.right 1 0 0 90",
    "chevron.forward": "@chevron.right",
    "chevron.backward": "@chevron.left",
    "chevron.compact.up": "M-38 8 L0 -8 L38 8",
    "chevron.compact.down": "M-38 -8 L0 8 L38 -8",
    "chevron.compact.left": "M8 -38 L-8 0 L8 38",
    "chevron.compact.right": "M-8 -38 L8 0 L-8 38",
    "chevron.up.chevron.down": "M-25 -16 L0 -42 L25 -16 M-25 16 L0 42 L25 16",
    "chevron.right.2": "M-37 -36 L-1 0 L-37 36 M3 -36 L39 0 L3 36",
    "chevron.left.2": "@chevron.right.2 -1",
    "arrow.right": "M-47 0 L47 0 M10 -37 L47 0 L10 37",
    "arrow.left": "@arrow.right -1",
    "arrow.up": "@arrow.right 1 0 0 -90",
    "arrow.down": "@arrow.right 1 0 0 90",
    "arrow.forward": "@arrow.right",
    "arrow.backward": "@arrow.left",
    "arrow.up.right": "M-34 34 L34 -34 M-20 -34 L34 -34 L34 20",
    "arrow.up.left": "@arrow.up.right -1",
    "arrow.down.right": "@arrow.up.right 1 0 0 90",
    "arrow.down.left": "@arrow.up.right 1 0 0 180",
    "arrow.up.forward": "@arrow.up.right",
    "arrow.up.arrow.down":
      "M-25 46 L-25 -46 M-50 -20 L-25 -46 L0 -20 M25 -46 L25 46 M0 20 L25 46 L50 20",
    "arrow.left.arrow.right": "@arrow.up.arrow.down 1 0 0 90",
    "arrow.clockwise": "A 0 6 45 8 272 M-9 -62 L14 -39 L-9 -16",
    "arrow.counterclockwise": "@arrow.clockwise -1",
    "arrow.triangle.2.circlepath":
      """
    A 0 0 42 195 318; A 0 0 42 15 138; b *0.4 G 1 50 -42 50 -9 21 -13; b *0.4 G 1 -50 42 \
    -50 9 -21 13
    """,
    "arrow.2.circlepath": "@arrow.triangle.2.circlepath",
    "arrow.uturn.left": "M-48 -16 L20 -16 C56 -16 56 40 20 40 L-16 40 M-20 -44 L-48 -16 L-20 12",
    "arrow.uturn.right": "@arrow.uturn.left -1",
    "arrow.uturn.backward": "@arrow.uturn.left",
    "arrow.uturn.forward": "@arrow.uturn.right",
    "arrowshape.turn.up.left":
      """
    M-56 -1 C-58 -3 -58 -5 -56 -7 L-12 -44 C-8 -47 -5 -46 -5 -41 L-5 -22 C34 -20 54 4 57 \
    40 C57 45 53 46 50 42 C38 24 22 15 -5 15 L-5 34 C-5 39 -8 40 -12 37 Z
    """,
    "arrowshape.turn.up.left.fill":
      """
    b M-56 -1 C-58 -3 -58 -5 -56 -7 L-12 -44 C-8 -47 -5 -46 -5 -41 L-5 -22 C34 -20 54 4 \
    57 40 C57 45 53 46 50 42 C38 24 22 15 -5 15 L-5 34 C-5 39 -8 40 -12 37 Z
    """,
    "arrowshape.turn.up.right": "@arrowshape.turn.up.left -1",
    "arrowshape.turn.up.right.fill": "@arrowshape.turn.up.left.fill -1",
    "arrow.down.to.line": "M0 -50 L0 26 M-31 -5 L0 26 L31 -5; 2 M-42 50 L42 50",
    "arrow.up.to.line": "@arrow.down.to.line 1 0 0 180",
    "arrow.right.to.line": "@arrow.down.to.line 1 0 0 -90",
    "arrow.left.to.line": "@arrow.down.to.line 1 0 0 90",
    "arrow.up.left.and.arrow.down.right":
      "M-44 -12 L-44 -44 L-12 -44 M-44 -44 L-8 -8 M44 12 L44 44 L12 44 M44 44 L8 8",
    "arrow.down.right.and.arrow.up.left":
      "M-12 -44 L-12 -12 L-44 -12 M-12 -12 L-50 -50 M12 44 L12 12 L44 12 M12 12 L50 50",
    "arrowtriangle.right": "G 8 -34 -46 46 0 -34 46",
    "arrowtriangle.right.fill": "b G 8 -34 -46 46 0 -34 46",
    "arrowtriangle.left": "@arrowtriangle.right -1",
    "arrowtriangle.left.fill": "@arrowtriangle.right.fill -1",
    "arrowtriangle.up": "@arrowtriangle.right 1 0 0 -90",
    "arrowtriangle.up.fill": "@arrowtriangle.right.fill 1 0 0 -90",
    "arrowtriangle.down": "@arrowtriangle.right 1 0 0 90",
    "arrowtriangle.down.fill": "@arrowtriangle.right.fill 1 0 0 90",
    "repeat":
      """
    M-56 -2 L-56 -8 C-56 -24 -47 -32 -32 -32 L48 -32 M28 -52 L48 -32 L28 -12 M56 2 L56 8 \
    C56 24 47 32 32 32 L-48 32 M-28 52 L-48 32 L-28 12
    """,
    "shuffle":
      """
    M-58 -30 L-42 -30 C-28 -30 -22 -24 -14 -14 L14 14 C22 24 28 30 42 30 L54 30 M-58 30 \
    L-42 30 C-28 30 -22 24 -14 14 L14 -14 C22 -24 28 -30 42 -30 L54 -30 M38 -48 L56 -30 \
    L38 -12 M38 48 L56 30 L38 12
    """,
  ]
}
