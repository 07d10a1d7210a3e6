import process from "node:process";

/** `npm run doctor https://www.example.com` checks whether a host serves the build correctly. */
const [address = ""] = process.argv.slice(2);
const url = URL.parse(address);
if (!url || !/^https?:$/.test(url.protocol)) {
  console.error("Say which address to look at: npm run doctor https://www.example.com");
  process.exit(2);
}
// Not before: it reads the content.
const { examine, report } = await import("./examine.ts");
const findings = await examine(url.origin);
const failed = findings.filter(({ differences }) => differences.length).length;
console.log(report(findings));
console.log(`\n${findings.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
