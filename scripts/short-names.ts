/** a, b … z, aa, ab …, without those that are taken. */
export function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    let name = "";
    for (let rest = count; rest >= 0; rest = Math.floor(rest / 26) - 1)
      name = String.fromCharCode(97 + (rest % 26)) + name;
    if (!taken.has(name)) yield name;
  }
}
