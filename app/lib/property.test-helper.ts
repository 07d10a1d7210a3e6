import fc from "fast-check";

/**
 * The same inputs at every run. A failure prints the seed and the smallest input that fails;
 * `SEED=1 npm run test:unit` looks elsewhere.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261115), numRuns: 200 });

/** A number from 0 up to 1, as Math.random gives it. */
export const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

export { fc };
