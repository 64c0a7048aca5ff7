import Foundation

/// Whether the program has been built for a sanitizer, which no compilation condition tells.
let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
  dlsym(dlopen(nil, RTLD_NOW), name) != nil
}
