import {
  BUILT_IN_AT,
  builtInStatuses,
  statusDefinition,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import * as z from 'zod/mini';

/** `createdBy`: a user id, or `system`. */
const listItemFields = { isActive: z.boolean(), createdBy: z.string(), createdAt: z.string() };

export const storedFacility = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  order: z.int(),
  ...listItemFields,
});

export type StoredFacility = z.output<typeof storedFacility>;

/** The migration of requests to another status. `stopped`: the target was deactivated; `done`: no requests were left. */
const storedMigration = z.object({
  toStatusId: z.string(),
  total: z.int(),
  state: z.enum(['running', 'stopped', 'done']),
  /** User id. */
  by: z.string(),
  startedAt: z.string(),
});

export const storedStatus = z.object({
  _id: z.string(),
  ...statusDefinition.shape,
  description: z.string(),
  ...listItemFields,
  /** A deleted status stays in the list, so that its key is not reused and a request that gets it late can be moved. */
  deletedAt: z._default(z.nullable(z.string()), null),
  migration: z._default(z.nullable(storedMigration), null),
});

export type StoredStatus = z.output<typeof storedStatus>;

/** The statuses of a portal whose list was never changed. */
export const builtInStoredStatuses: StoredStatus[] = builtInStatuses.map((status) => ({
  _id: `status-${status.key}`,
  ...status,
  description: '',
  isActive: true,
  createdBy: 'system',
  createdAt: BUILT_IN_AT,
  deletedAt: null,
  migration: null,
}));

export const storedQuickAddItem = z.object({
  itemId: z.string(),
  name: z.string(),
  description: z.string(),
  defaultPriceCents: z.int(),
  category: z.string(),
  /** Absent in items of earlier versions (`countsPages` in the rules). */
  countsPages: z.optional(z.boolean()),
  ...listItemFields,
});

export type StoredQuickAddItem = z.output<typeof storedQuickAddItem>;
