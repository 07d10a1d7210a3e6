/** Runs a step of the build and, if it made anything, logs how many files and how long it took. */
export async function buildStep(what: string, run: () => Promise<number>): Promise<void> {
  const began = performance.now();
  const count = await run();
  if (count)
    console.log(`${what}: ${count} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
