import type { Plugin } from "vite";
import type { Offer } from "../app/content/schema/offers.ts";

/** The behaviors that only elements of an offer ask for (app/browser/behaviors.ts). */
const behaviorsOf: Partial<Record<Offer, readonly string[]>> = {
  chat: ["chat"],
  dates: ["dateChoice", "ribbon"],
  search: ["search", "nearestPages"],
};

const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the site does not offer leaves no code in its build: no element asks for these, so they are empty. */
export function offeredBehaviors(offers: Partial<Record<Offer, boolean>>): Plugin {
  const off = Object.entries(behaviorsOf)
    .filter(([offer]) => !offers[offer as Offer])
    .flatMap(([, names]) => names);
  return {
    name: "offered-behaviors",
    apply: "build",
    enforce: "pre",
    transform: (_, id) => {
      const name = off.find((one) => id.endsWith(`/app/browser/${fileOf(one)}.ts`));
      return name && `export const ${name} = () => {};`;
    },
  };
}
