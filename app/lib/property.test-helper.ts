import fc from "fast-check";

/**
 * The same inputs at every run. A failure prints the seed and the smallest input that fails;
 * `SEED=1 npm run test:unit` looks elsewhere.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261115), numRuns: 200 });

export { fc };
