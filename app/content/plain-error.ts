const inspect = Symbol.for("nodejs.util.inspect.custom");

/** An error for whoever runs a command: its words alone, since where in the code it arose helps nobody. */
export class PlainError extends Error {
  override stack = this.message;
  // Without it Node would put the words in brackets.
  [inspect] = () => this.message;
}
