import { base } from "../base";
import { address } from "../lib/address";
import { site } from "../site";

export function loader() {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: base,
    display: "browser",
    background_color: site.themeColor,
    theme_color: site.themeColor,
    icons: [
      { src: address("/icons/icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: address("/icons/icon-512.png"), sizes: "512x512", type: "image/png" },
      {
        src: address("/icons/icon-maskable-512.png"),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
