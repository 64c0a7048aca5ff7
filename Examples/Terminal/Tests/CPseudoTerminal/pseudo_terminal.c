#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t length) {
  // A program that another test starts at the same time would keep it open.
#ifdef __linux__
  int file = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#else
  int file = posix_openpt(O_RDWR | O_NOCTTY);
  if (file >= 0)
    fcntl(file, F_SETFD, FD_CLOEXEC);
#endif
  if (file < 0)
    return -1;
  // Tests run at the same time, which `ptsname` alone would give each other's names.
  if (grantpt(file) != 0 || unlockpt(file) != 0 || ptsname_r(file, path, length) != 0) {
    close(file);
    return -1;
  }
  return file;
}
