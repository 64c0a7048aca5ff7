import ScenesHeadless
import Timeline

extension PostScene {
  private static let post = SceneSubject("Post", at: "post/1")

  /// The states that the scene can show: posts of each kind, with and without comments, and while a person uses them.
  static let states: [SceneState] = posts + writing

  private static let posts = [
    post.state("an image", shows: ["post-picture", "post-comment-1"], hides: ["post-delete"]),
    post.state("a product", at: "post/2", shows: ["post-picture", "post-text"]),
    post.state("a description", at: "post/3", shows: ["post-text"], hides: ["post-picture"]),
    post.state("without comments", at: "post/4", shows: ["post-comments-empty"]),
    post.state("one's own", at: "post/5", shows: ["post-delete"]),
    post.state("loading", time: .stands, shows: ["post-loading"]),
    post.state(
      "could not be loaded",
      given: [.fail(.server, of: "post.load")],
      shows: ["loading-error", "retry"]
    ),
    post.state("not there", at: "post/9999", shows: ["not-found"]),
    post.state(
      "picture loading",
      given: [.fail(.timeout, of: "image.load", times: 100)],
      shows: ["post-picture"]
    ),
    post.state(
      "picture could not be loaded",
      given: [.fail(.server, of: "image.load", times: 100)],
      shows: ["post-picture"]
    ),
  ]

  private static let writing: [SceneState] = [
    post.state(
      "a comment written",
      [.type("すてきですね", into: "post-comment-field")],
      shows: ["すてきですね", "post-comment-send"]
    ),
    post.state(
      "a comment being sent",
      [.type("すてきですね", into: "post-comment-field"), .tap("post-comment-send")],
      time: .stands,
      shows: ["すてきですね"],
      disables: ["post-comment-send"]
    ),
    post.state(
      "a comment sent",
      [.type("すてきですね", into: "post-comment-field"), .tap("post-comment-send")],
      // The timeline does not show the number of comments on a picture.
      at: "post/2",
      shows: ["post-comment-3"]
    ),
    post.state(
      "a comment could not be sent",
      [
        .type("すてきですね", into: "post-comment-field"), .fail(.server, of: "comment.send"),
        .tap("post-comment-send"),
      ],
      shows: ["post-error", "すてきですね"]
    ),
    post.state(
      "being deleted",
      [.tap("post-delete")],
      at: "post/5",
      time: .stands,
      shows: ["post-text"],
      disables: ["post-delete"]
    ),
    post.state(
      "could not be deleted",
      [.fail(.server, of: "post.delete"), .tap("post-delete")],
      at: "post/5",
      shows: ["post-error", "post-delete"]
    ),
  ]
}
