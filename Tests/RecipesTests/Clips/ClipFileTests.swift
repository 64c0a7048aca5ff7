import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import Recipes

@MainActor @Suite struct ClipFileTests {
  private let files = MemoryFileSystem()

  private func open() throws -> ClipFile {
    files.unlockAll()
    return try ClipFile(path: "/clips", files: files) { _ in }
  }

  @Test func `a clip is there again after the end of the process`() throws {
    let service = RecipeClipService(storage: try open())
    service.toggle(3)
    service.toggle(5)
    service.toggle(3)
    let isClipped = RecipeClipService(storage: try open()).isClipped(5).recorded()
    #expect(try open().clips == [5])
    #expect(isClipped.values == [true])
  }

  @Test func `what could not be stored is there in this run, and stored with the next change`()
    throws
  {
    let service = RecipeClipService(storage: try open())
    let isClipped = service.isClipped(3).recorded()
    files.fault = { step, _ in step == .write ? 28 : nil }
    service.toggle(3)
    #expect(isClipped.values == [false, true])
    files.fault = { _, _ in nil }
    service.toggle(4)
    #expect(try open().clips == [3, 4])
  }

  @Test func `a clip that was taken away while nothing could be stored stays away`() throws {
    let service = RecipeClipService(storage: try open())
    service.toggle(3)
    files.fault = { step, _ in step == .write ? 28 : nil }
    service.toggle(3)
    files.fault = { _, _ in nil }
    service.toggle(4)
    #expect(try open().clips == [4])
  }

  @Test func `a file that can't be read is not overwritten, and added to when it can be`() throws {
    RecipeClipService(storage: try open()).toggle(1)
    files.fault = { step, _ in step == .read ? 5 : nil }
    let service = RecipeClipService(storage: try open())
    service.toggle(2)
    files.fault = { _, _ in nil }
    #expect(try open().clips == [1])
    files.unlockAll()
    service.toggle(3)
    #expect(try open().clips == [1, 2, 3])
  }

  @Test func `a damaged file is set aside, and the next change is stored`() throws {
    try files.write("nonsense".utf8.map { $0 }, to: "/clips")
    RecipeClipService(storage: try open()).toggle(7)
    #expect(try open().clips == [7])
  }
}
