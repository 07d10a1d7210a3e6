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
        "An SVG, or a PNG whose ground is transparent. Without one, the name is set in type.",
      )
        .meta({
          files: { folder: "public/images/clients", address: "/images/clients" },
        })
        .exactOptional(),
      alt: line("What the logo says", 200, "If not the name.").exactOptional(),
    }).refine(({ logoUrl, alt }) => logoUrl !== undefined || alt === undefined, {
      path: ["alt"],
      error: "there is no logo: write its “logoUrl”, or leave this out.",
    }),
    { row: "{name}" },
  ).prefault([]),
});
