import * as z from 'zod/mini';
import { configList } from './configDocument.ts';

/** A list with one item once an admin dismissed the setup list. The audit trail has who it was. */
export const setupDismissal = configList('setup-dismissal', z.object({ dismissedAt: z.string() }));
