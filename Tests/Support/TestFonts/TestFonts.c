#include "TestFonts.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Before anything asks fontconfig, which reads its file once; programs that tests start have it too. */
__attribute__((constructor)) static void choose_fonts(void) {
  const char *source = __FILE__;
  char beside[PATH_MAX], path[PATH_MAX];
  int folder = (int)(strrchr(source, '/') - source);
  snprintf(beside, sizeof beside, "%.*s/../fonts.conf", folder, source);
  if (realpath(beside, path)) setenv("FONTCONFIG_FILE", path, 1);
}
