#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// The bytes of the heap that are in use; Swift's Glibc module has no <malloc.h>.
size_t heap_bytes_in_use(void);

#endif
