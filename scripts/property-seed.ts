/**
 * Property tests use the same seed in every run, so that a failure is caused by the change at hand. To search for new
 * counterexamples: `PROPERTY_SEED=$RANDOM npx vitest run hostile`.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
