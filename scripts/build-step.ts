/** Runs a step of the build and says what was made, how many and how long it took; nothing if nothing was. */
export async function buildStep(what: string, run: () => Promise<number>): Promise<void> {
  const began = performance.now();
  const count = await run();
  if (count)
    console.log(`${what}: ${count} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
