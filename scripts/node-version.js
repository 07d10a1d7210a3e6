/**
 * Says in words what a Node that cannot read TypeScript would say in a stack of lines. In plain
 * JavaScript for that reason, and imported before anything else (see "start" in package.json).
 */
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Node 22.22 or newer is needed here, and this is ${process.versions.node}. On Linux and on Windows (x64) npm ci brings one along, unless it was told to omit optional packages; elsewhere, update Node: https://nodejs.org`,
  );
  process.exit(1);
}
