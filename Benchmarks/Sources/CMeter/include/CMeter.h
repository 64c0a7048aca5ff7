#ifndef CMETER_H
#define CMETER_H

#include <stddef.h>

/// The bytes of the heap that are in use; Swift's Glibc module has no <malloc.h>.
size_t heap_bytes_in_use(void);

/// The process's CPU time in nanoseconds, which waiting for a core does not count into.
double cpu_nanoseconds(void);

#endif
