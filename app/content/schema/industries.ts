import { group, id, line, list } from "./fields.ts";

export const industriesSchema = group("Industries", {
  industries: list(0, 30, "Industries", group("Industry", { id: id(), name: line("Name", 40) }), {
    row: "{name}",
  }).prefault([]),
});
