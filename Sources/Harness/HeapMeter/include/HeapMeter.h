#ifndef HEAP_METER_H
#define HEAP_METER_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed; 0 where nobody can tell.
size_t heap_meter_bytes_in_use(void);

#endif
