import type { Rule } from "./rule.ts";

const weightsOf = (metadata: Uint8Array): number[] =>
  JSON.parse(new TextDecoder().decode(metadata)).weights;

/** The typefaces that the firm names are installed, in the weights that pages use. */
export const typefacesAreInstalled: Rule = function* ({ typefaces }, files) {
  if (!files) return;
  for (const [use, name] of Object.entries(typefaces)) {
    const fault = (message: string) => ({ file: "brand.yaml", path: ["fonts", use], message });
    const metadata = files(`node_modules/${name}/metadata.json`);
    if (!metadata) {
      yield fault(
        `“${name}” is not installed. Ask a programmer to run: npm install --save-exact ${name}`,
      );
      continue;
    }
    const weights = weightsOf(metadata);
    const isStrong = (weight: number) => weight >= 500 && weight <= 700;
    const due = use === "text" ? "400 and one from 500 to 700" : "400";
    if (!weights.includes(400) || (use === "text" && !weights.some(isStrong)))
      yield fault(
        `“${name}” has weights ${weights.join(", ")}, but it needs ${due}. Choose another.`,
      );
  }
};
