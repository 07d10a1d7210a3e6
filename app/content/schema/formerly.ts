import { z } from "zod";
import { list } from "./fields.ts";

const address = z
  .string()
  .regex(/^\/?[a-z0-9]+([-/][a-z0-9]+)*$/, {
    error: ({ input }) => `“${input}”: write it as old-name, or as /old/address.`,
  })
  .meta({ title: "Address" });

/** Addresses that a page had before. Each leads to the page, and is in no list of pages. */
export const formerly = () =>
  list(1, 20, "Former addresses", address, {
    hint: "Whoever comes there is led to the page: old-name beside its own address, or /old/address.",
  }).exactOptional();
