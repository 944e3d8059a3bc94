import { deadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import * as z from 'zod/mini';

/** The saved deadline rules with their latest changes. */
export const storedRules = z.object({
  /** Number of changes; 0 before the first. */
  version: z.int(),
  value: deadlineRules,
  /** Whether an admin confirmed that counsel reviewed this version. */
  isReviewedByCounsel: z.boolean(),
  /** Oldest first. `changed`: the paths of what changed, such as `rules.subpoena.days`, with both values as text. */
  history: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      by: z.nullable(z.string()),
      byName: z.string(),
      isReviewedByCounsel: z.boolean(),
      changed: z.array(z.object({ path: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});

export type StoredRules = z.output<typeof storedRules>;
