#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t length) {
  int file = posix_openpt(O_RDWR | O_NOCTTY);
  if (file < 0)
    return -1;
  // Tests run at the same time, which `ptsname` alone would give each other's names.
  if (grantpt(file) != 0 || unlockpt(file) != 0 || ptsname_r(file, path, length) != 0) {
    close(file);
    return -1;
  }
  return file;
}
