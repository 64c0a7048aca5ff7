import Foundation
import Testing

@testable import FlowFormat
@testable import FlowKit
@testable import FlowReports

@Suite struct HeapUseTests {
  @Test func `the memory in use is what the system has given, without what is free`() {
    let description = """
      <malloc version="1">
      <heap nr="0">
      <sizes></sizes>
      <total type="fast" count="1" size="11"/>
      <system type="current" size="7"/>
      </heap>
      <total type="fast" count="1" size="100"/>
      <total type="rest" count="2" size="2000"/>
      <total type="mmap" count="1" size="500"/>
      <system type="current" size="10000"/>
      <system type="max" size="20000"/>
      </malloc>
      """
    #expect(HeapUse.used(in: description) == 10_000 - 100 - 2000 + 500)
    #expect(HeapUse.used(in: "") == nil)
  }

  #if canImport(Glibc) || canImport(Darwin)
  // The address sanitizer has an allocator of its own, of which the C library knows nothing.
  @Test(.enabled(if: dlsym(dlopen(nil, RTLD_NOW), "__asan_init") == nil))
  func `it tells what this process uses`() throws {
    #expect(try #require(HeapUse.bytes) > 100_000)
  }
  #endif
}
