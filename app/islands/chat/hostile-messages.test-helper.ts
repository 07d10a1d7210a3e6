import { fc } from "../../lib/property.test-helper.ts";

const markup = [
  "<script>window.injected = true</script>",
  "<img src=x onerror='window.injected = true'>",
  '"><svg onload="window.injected = true">',
  "</li></ol><style>*{display:none}</style>",
  "{{constructor.constructor('window.injected = true')()}}",
  "{brand} {info} $& $1 %s %00 &lt;b&gt; &#x0; <!--",
  "__proto__ constructor toString (?:a+)+$ [[[ \\",
];
const writings = [
  "hello PRICE e-mail İstanbul ßtraße ﬁne",
  "\ud83d\ude00\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 \ud83c\uddfa\ud83c\uddf8",
  "\ud800 \udfff\ud83d",
  "\u202e\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 \u2066\u2069\u200f",
  `Z${"\u0351\u0489\u035c".repeat(40)}`,
  " \t\n\u00a0\u3000\u200b\ufeff",
];

/** Any unit of UTF-16: control characters, lone surrogates, what is in no font. */
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

const piece = fc.oneof(
  fc.constantFrom(...markup, ...writings),
  fc.string({ unit, maxLength: 16 }),
  fc.nat(3000).map((length) => "w".repeat(length)),
  fc.nat(3000).map((length) => "a-".repeat(length)),
);

/** What a visitor writes who wants to break something. */
export const hostileMessage = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(" "));

/** So many of them for a browser, on whose way halves of characters would not survive. */
export const hostileMessages = (numRuns: number) =>
  fc.sample(hostileMessage, { numRuns, seed: 42 }).map((text) => text.toWellFormed());
