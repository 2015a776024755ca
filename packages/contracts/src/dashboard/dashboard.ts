import { z } from 'zod';
import { announcement } from '../agreements/agreement.ts';
import { attentionKinds, checklistSteps } from './dashboard-parts.ts';

export const dashboard = z.object({
  /** In the recommended order. */
  checklist: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
  /** Most urgent first. */
  attention: z.array(z.object({ kind: z.enum(attentionKinds), count: z.int() })),
  usage: z.array(
    z.object({
      key: z.enum(['products']),
      used: z.int(),
      limit: z.int().nullable().describe('null means unlimited'),
    }),
  ),
  announcements: z.array(announcement),
});

export type Dashboard = z.infer<typeof dashboard>;
