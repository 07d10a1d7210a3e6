import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { textsIn } from "../../content/schema/house-style.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const model = group("Model", {
  model: line("Model", 10),
  fit: text("Best for", 82),
  youCarry: text("Risk of the client", 110),
  weCarry: text("Risk of the firm", 112),
  payment: text("Payment", 125, "When it is due. No amounts."),
  exit: group("Exit", { you: text("For the client", 78), we: text("For the firm", 78) }).describe(
    "How each side can end it. Each text follows its label.",
  ),
});

export const engagementModels = defineBand(
  "engagement-models",
  "Services: engagement models",
  "A table of who carries which risk, without prices. Use it to explain how clients can hire the firm.",
  {
    heading: heading(),
    text: sentence(270).exactOptional(),
    columns: group("Column headings", {
      model: line("Model", 8),
      youCarry: line("Risk of the client", 12),
      weCarry: line("Risk of the firm", 12),
      payment: line("Payment", 21),
      exit: line("Exit", 14),
    }),
    sides: group("Labels of the exit", { you: line("Client", 6), we: line("Firm", 6) }),
    models: anyNumber(5, "Models", model, { row: "{model}" }),
  },
  {
    anchor: "engagement-models",
    isEmpty: ({ models }) => !models.length,
    found: ({ models }) => ({
      more: models.flatMap(({ model, fit, payment }) => [model, fit, payment]),
    }),
    *agrees({ text, models }) {
      for (const { path, text: words } of textsIn({ text, models }))
        if (/[\p{Currency_Symbol}%\d]/u.test(words))
          yield {
            path,
            message: `has a number, which could be taken for a price. Leave it out, or write it as a word: “${words}”`,
          };
    },
  },
);
