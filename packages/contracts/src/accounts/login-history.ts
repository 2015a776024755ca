import { z } from 'zod';

export const loginOutcomes = ['loggedIn', 'wrongPassword', 'wrongCode'] as const;

export const loginHistory = z.object({
  /** Newest first. */
  logins: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      outcome: z.enum(loginOutcomes),
      isNewDevice: z.boolean(),
      device: z.string(),
      /** The network of the IP address, not the address itself. */
      network: z.string(),
    }),
  ),
});

export type LoginHistory = z.infer<typeof loginHistory>;
export type LoginOutcome = (typeof loginOutcomes)[number];
