const upToNineteen = [
  ..."zero one two three four five six seven eight nine".split(" "),
  ..."ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** English numbers as words, up to ninety-nine, each at its place. */
export const numerals: readonly string[] = [
  ...upToNineteen,
  ...tens.flatMap((ten) => [ten, ...upToNineteen.slice(1, 10).map((one) => `${ten}-${one}`)]),
];
