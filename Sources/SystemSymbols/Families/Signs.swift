extension SymbolTable {
  /// Signs, badges and marks.
  static let signs: [String: String] = [
    "xmark": "M-37 -37 L37 37 M37 -37 L-37 37",
    "multiply": "@xmark 0.85",
    "plus": "M-46 0 L46 0 M0 -46 L0 46",
    "minus": "M-44 0 L44 0",
    "checkmark": "M-40 7 L-13 38 L40 -40",
    "equal": "M-42 -17 L42 -17 M-42 17 L42 17",
    "divide": "M-44 0 L44 0; d D 0 -32 0 32",
    "percent": "M-36 44 L36 -44; O -30 -26 17; O 30 26 17",
    "number": "M-40 -18 L46 -18 M-46 18 L40 18 M-10 -48 L-24 48 M24 -48 L10 48",
    "at": "A 0 0 52 60 360 M52 0 C52 30 24 30 22 8 L22 -22; O 0 0 22",
    "info": "d D 2 -42; M-14 -14 L4 -14 L4 42 M-18 42 L24 42",
    "questionmark":
      """
    M-25 -24 C-25 -42 -14 -52 2 -52 C18 -52 28 -42 28 -28 C28 -13 19 -8 11 -2 C4 3 1 8 1 \
    18; d D 1 46
    """,
    "exclamationmark": "*1.08 M0 -52 L0 14; d D 0 46",
    "ellipsis": "d D -40 0 0 0 40 0",
    "power": "A 0 4 46 -56 236 M0 -50 L0 0",
    "asterisk": "M0 -46 L0 46 M-40 -23 L40 23 M40 -23 L-40 23",
    "exclamationmark.triangle":
      """
    s2 M-8 -45 C-4 -52 4 -52 8 -45 L55 36 C60 44 56 51 47 51 L-47 51 C-56 51 -60 44 -55 \
    36 Z; 1 @exclamationmark 0.56 0 8
    """,
    "exclamationmark.triangle.fill":
      """
    b2 M-8 -45 C-4 -52 4 -52 8 -45 L55 36 C60 44 56 51 47 51 L-47 51 C-56 51 -60 44 -55 \
    36 Z; k1 @exclamationmark 0.56 0 8
    """,
    "line.3.horizontal": "M-50 -31 L50 -31 M-50 0 L50 0 M-50 31 L50 31",
    "line.horizontal.3": "@line.3.horizontal",
    "line.3.horizontal.decrease": "M-50 -28 L50 -28 M-32 0 L32 0 M-14 28 L14 28",
    "line.horizontal.3.decrease": "@line.3.horizontal.decrease",
    "list.bullet":
      "d1 *0.85 D -52 -33 -52 0 -52 33; 2 M-26 -33 L58 -33 M-26 0 L58 0 M-26 33 L58 33",
    "list.dash":
      """
    M-57 -33 L-44 -33 M-57 0 L-44 0 M-57 33 L-44 33 M-20 -33 L58 -33 M-20 0 L58 0 M-20 \
    33 L58 33
    """,
    "checklist":
      """
    M-58 -30 L-50 -20 L-34 -42 M-58 26 L-50 36 L-34 14; 2 M-12 -30 L58 -30 M-12 26 L58 \
    26
    """,
    "slider.horizontal.3":
      """
    2 M-54 -34 L6 -34 M34 -34 L54 -34 M-54 0 L-40 0 M-12 0 L54 0 M-54 34 L6 34 M34 34 \
    L54 34; 1 O 20 -34 12; 1 O -26 0 12; 1 O 20 34 12
    """,
    "slider.vertical.3": "@slider.horizontal.3 1 0 0 -90",
    "nosign": "O 0 0 54 M-38 -38 L38 38",
    "command":
      """
    M-18 -18 L18 -18 L18 18 L-18 18 Z M-18 -18 L-34 -18 B -34 -34 16 90 360 L-18 -18 M18 \
    -18 L18 -34 B 34 -34 16 180 450 L18 -18 M18 18 L34 18 B 34 34 16 270 540 L18 18 M-18 \
    18 L-18 34 B -34 34 16 0 270 L-18 18
    """,
    "shift": "M-52 2 L0 -50 L52 2 L24 2 L24 44 L-24 44 L-24 2 Z",
    "option": "M-52 -36 L-20 -36 L20 38 L52 38 M16 -36 L52 -36",
    "control": "M-38 16 L0 -24 L38 16",
    "return": "M50 -36 L50 10 L-44 10 M-16 -18 L-44 10 L-16 38",
    "escape": "O 4 4 46 M-4 -4 L-42 -42 M-42 -10 L-42 -42 L-10 -42",
  ]
}
