import { anyRows, group, id, line } from "./fields.ts";

export const industriesSchema = group("Industries", {
  industries: anyRows(30, "Industries", "Industry", "{name}", { id: id(), name: line("Name", 40) }),
});
