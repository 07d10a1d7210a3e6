import { seeded } from "../../lib/seeded.test-helper.ts";

const words =
  "hello which service cloud PRICE e-mail azure ai digital cost İstanbul ßtraße ﬁne machine learning".split(
    " ",
  );
const markup = [
  "<script>window.injected = true</script>",
  "<img src=x onerror='window.injected = true'>",
  '"><svg onload="window.injected = true">',
  "javascript:window.injected=true",
  "</li></ol><style>*{display:none}</style>",
  "{{constructor.constructor('window.injected = true')()}}",
  "{brand} {info} $& $1 %s %00",
  "&lt;b&gt; &#x0; <!--",
  "__proto__ constructor toString (?:a+)+$ [[[ \\",
];
const pieces: ((random: () => number) => string)[] = [
  (random) => words[Math.floor(random() * words.length)] ?? "",
  (random) => markup[Math.floor(random() * markup.length)] ?? "",
  // Any unit of UTF-16: control characters, lone surrogates, what is in no font.
  (random) => String.fromCharCode(...Array.from({ length: 8 }, () => random() * 0x10000)),
  (random) => String.fromCharCode(random() * 0x20, 0x7f + random() * 0x20),
  () => "\ud83d\ude00\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 \ud83c\uddfa\ud83c\uddf8",
  () => "\ud800 \udfff\ud83d",
  () => "\u202e\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 \u2066\u2069\u200f",
  () => `Z${"\u0351\u0489\u035c".repeat(40)}`,
  (random) => "w".repeat(random() * 3000),
  (random) => "a-".repeat(random() * 3000),
  () => " \t\n\u00a0\u3000\u200b\ufeff",
];

/** So many messages of a visitor who wants to break something. */
export function hostileMessages(count: number, seed: number): string[] {
  const random = seeded(seed);
  const piece = () => pieces[Math.floor(random() * pieces.length)]?.(random) ?? "";
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random() * 4 }, piece).join(random() < 0.5 ? " " : ""),
  );
}
