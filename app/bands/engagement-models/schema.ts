import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { textsIn } from "../../content/schema/house-style.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const model = group("Model", {
  model: line("Model", 10),
  fit: text("What it is right for", 82),
  youCarry: text("What the client carries", 110),
  weCarry: text("What we carry", 112),
  payment: text("When payment falls due", 125),
  exit: group(
    "The way out",
    { you: text("For the client", 78), we: text("For us", 78) },
    "Each follows its label.",
  ),
});

export const engagementModels = defineBand(
  "engagement-models",
  "Terms: who carries which risk, without prices",
  {
    heading: heading(),
    text: sentence(270).exactOptional(),
    columns: group("Columns", {
      model: line("Model", 8),
      youCarry: line("What the client carries", 12),
      weCarry: line("What we carry", 12),
      payment: line("Payment", 21),
      exit: line("The way out", 14),
    }),
    sides: group("Labels of the way out", { you: line("The client", 6), we: line("We", 6) }),
    models: anyNumber(5, "Models", model, { row: "{model}" }),
  },
  {
    anchor: "engagement-models",
    isEmpty: ({ models }) => !models.length,
    found: ({ heading, text, models }) => ({
      title: heading,
      text,
      more: models.flatMap(({ model, fit, payment }) => [model, fit, payment]),
    }),
    *agrees({ text, models }) {
      for (const { path, text: words } of textsIn({ text, models }))
        if (/[\p{Currency_Symbol}%\d]/u.test(words))
          yield { path, message: `no price, no share: “${words}”` };
    },
  },
);
