import { statusDefinition } from '@portal/contract/configuration/catalogues/statuses.ts';
import * as z from 'zod/mini';

/** `createdBy`: a user id, or `system`. */
const kept = { isActive: z.boolean(), createdBy: z.string(), createdAt: z.string() };

export const storedFacility = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  order: z.int(),
  ...kept,
});

export type StoredFacility = z.output<typeof storedFacility>;

/** Requests that are to move to another status. `stopped`: that one went out of use meanwhile; `done`: there were no more. */
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
  ...kept,
  /** A deleted status stays as a mark: its key is not given again, and a request that gets it late is moved on. */
  deletedAt: z._default(z.nullable(z.string()), null),
  migration: z._default(z.nullable(storedMigration), null),
});

export type StoredStatus = z.output<typeof storedStatus>;

export const storedQuickAddItem = z.object({
  itemId: z.string(),
  name: z.string(),
  description: z.string(),
  defaultPriceCents: z.int(),
  category: z.string(),
  ...kept,
});

export type StoredQuickAddItem = z.output<typeof storedQuickAddItem>;
