#pragma once

#include <stddef.h>

/// Opens a new terminal, and writes the path of the end that a program gets.
///
/// Here, since Glibc shows Swift none of these functions.
///
/// Returns the file of the other end, or -1.
int pseudo_terminal_open(char *path, size_t length);
