/** Numbers as words, from zero to fifteen. */
export const numerals: readonly string[] = [
  ..."zero one two three four five six seven eight nine ten".split(" "),
  ..."eleven twelve thirteen fourteen fifteen".split(" "),
];
