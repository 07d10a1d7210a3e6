import { z } from "zod";
import { list } from "./fields.ts";

const address = z
  .string()
  .regex(/^\/?[a-z0-9]+([-/][a-z0-9]+)*$/, {
    error: ({ input }) =>
      `“${input}” is not a former address. Write it like old-name or /old/address.`,
  })
  .meta({ title: "Address" });

/** Addresses that a page had before. Each leads to the page, and is in no list of pages. */
export const formerly = () =>
  list(1, 20, "Former addresses", address)
    .describe(
      "Visitors who come there are sent to this page. For example: old-name or /old/address",
    )
    .exactOptional();
