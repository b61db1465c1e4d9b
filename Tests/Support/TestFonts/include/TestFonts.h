/* A test program that this is linked into sees the fonts of Tests/Support/fonts.conf and no others. */
