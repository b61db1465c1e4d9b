/* Workaround: a target in C, whose headers lie in its own include folder, where Pango's are linked into,
   instead of a system library with pkgConfig: "pangocairo". Pango's .pc file ends, over GIO's, in
   -pthread, which SwiftPM prohibits and warns of at each build. A target in C needs a source. */
