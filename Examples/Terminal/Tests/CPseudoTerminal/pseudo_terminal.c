#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t length) {
  int file = posix_openpt(O_RDWR | O_NOCTTY);
  if (file < 0)
    return -1;
  char *name = grantpt(file) == 0 && unlockpt(file) == 0 ? ptsname(file) : NULL;
  if (name == NULL || strlen(name) >= length) {
    close(file);
    return -1;
  }
  strcpy(path, name);
  return file;
}
