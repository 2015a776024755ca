import { config } from 'zod/v4/core';

// The content security policy forbids code made from text, and browsers report even zod's attempt at it. This has to
// be said before the first schema is made.
config({ jitless: true });
