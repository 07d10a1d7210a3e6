import { anyNumber, group, line } from "./fields.ts";

export const clientsSchema = group("Clients", {
  clients: anyNumber(
    40,
    "Clients",
    group("Client", {
      name: line("Name", 40).meta({ isFact: true }),
      logoUrl: line(
        "Logo",
        200,
        "An SVG, or a PNG whose ground is transparent. Without one, the name is set in type.",
      )
        .meta({
          files: { folder: "public/images/clients", address: "/images/clients" },
        })
        .exactOptional(),
      alt: line(
        "Words in the logo",
        200,
        "Only if they differ from the name. Screen readers say them.",
      ).exactOptional(),
    }).refine(({ logoUrl, alt }) => logoUrl !== undefined || alt === undefined, {
      path: ["alt"],
      error: "describes a logo that is not there. Choose a logo, or clear this.",
    }),
    { row: "{name}" },
  ),
});
