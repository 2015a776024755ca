/**
 * The same examples in every run, so that a failure is of the change at hand. New ones are looked for by hand:
 * `PROPERTY_SEED=$RANDOM npx vitest run hostile`.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 2026) });
