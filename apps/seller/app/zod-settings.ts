import { config } from 'zod/v4/core';

// Our content security policy forbids `eval`, and browsers report even zod's attempt to use it. This has to run before
// the first schema is created.
config({ jitless: true });
