import { group, line, list } from "./fields.ts";

export const clientsSchema = group("Clients", {
  clients: list(
    0,
    40,
    "Clients",
    group("Client", {
      name: line("Name", 40),
      logoUrl: line(
        "Logo",
        200,
        "An SVG, wider than tall, or an https address on an allowed host.",
      ).meta({
        files: { folder: "public/images/clients", address: "/images/clients" },
      }),
      alt: line("What the logo says", 200),
    }),
    { row: "{name}" },
  ).prefault([]),
});
