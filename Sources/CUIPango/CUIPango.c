/* Workaround: a C target with links to Pango's headers in its include folder, instead of a system
   library with pkgConfig: "pangocairo". Pango's .pc file includes -pthread through GIO's, which
   SwiftPM prohibits and warns about in every build. A C target needs a source file. */
