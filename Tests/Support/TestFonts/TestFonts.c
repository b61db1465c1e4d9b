#include "TestFonts.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Before anything asks fontconfig, which reads its file once; programs that tests start have it too. */
__attribute__((constructor)) static void choose_fonts(void) {
  const char *source = __FILE__;
  char path[PATH_MAX];
  int folder = (int)(strrchr(source, '/') - source);
  snprintf(path, sizeof path, "%.*s/../fonts.conf", folder, source);
  if (access(path, R_OK) == 0) setenv("FONTCONFIG_FILE", path, 1);
}
