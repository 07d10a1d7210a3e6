import { anyNumber, group, id, line } from "./fields.ts";

export const industriesSchema = group("Industries", {
  industries: anyNumber(30, "Industries", group("Industry", { id: id(), name: line("Name", 40) }), {
    row: "{name}",
  }),
});
