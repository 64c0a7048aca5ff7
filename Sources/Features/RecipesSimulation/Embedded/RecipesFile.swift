import Foundation
import Recipes
import ScenesHeadless

/// Reads the file with the embedded recipes.
enum RecipesFile {
  /// The bundled file, read once.
  static let bundled: Result<RecipeBook, EmbeddedDataError> = {
    let file = "RecipesData/recipes.json"
    let url = Bundle.module.bundleURL.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else { return .failure(.missing(file: file)) }
    return Result { () throws(EmbeddedDataError) in try read(data, file: file) }
  }()

  private struct Content: Decodable {
    let recipes: [Item]
  }

  private struct Item: Decodable {
    let id: Int
    let title: String
    let kana: String
    let picture: String
    let minutes: Int
    let description: String
    let ingredients: [Ingredient]
    let reports: [Report]

    var recipe: Recipe {
      Recipe(
        id: id,
        title: title,
        picture: picture,
        minutes: minutes,
        description: description,
        ingredients: ingredients.map {
          RecipeIngredient(id: $0.id, name: $0.name, amount: $0.amount, productID: $0.product)
        },
        reports: reports.map { RecipeReport(id: $0.id, author: $0.author, text: $0.text) }
      )
    }
  }

  private struct Ingredient: Decodable {
    let id: Int
    let name: String
    let amount: String
    let product: Int?
  }

  private struct Report: Decodable {
    let id: Int
    let author: String
    let text: String
  }

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - file: The file's name, for errors.
  /// - Returns: The recipes.
  /// - Throws: ``EmbeddedDataError/malformed(file:reason:)``.
  static func read(_ data: Data, file: String) throws(EmbeddedDataError) -> RecipeBook {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw .malformed(file: file, reason: "\(error)")
    }
    if let twice = twice(in: content.recipes.map(\.id)) {
      throw .malformed(file: file, reason: "Two recipes have the id \(twice).")
    }
    for recipe in content.recipes {
      let ids = recipe.ingredients.map(\.id)
      guard let twice = twice(in: ids) ?? self.twice(in: recipe.reports.map(\.id)) else { continue }
      throw .malformed(file: file, reason: "The recipe \(recipe.id) has the id \(twice) twice.")
    }
    return RecipeBook(content.recipes.map { RecipeBook.Entry($0.recipe, kana: $0.kana) })
  }

  private static func twice(in ids: [Int]) -> Int? {
    var seen: Set<Int> = []
    return ids.first { !seen.insert($0).inserted }
  }
}
