import * as z from 'zod/mini';
import { statusColors, statusDefinition } from '../../configuration/catalogues/statuses.ts';
import { instant, requiredText } from '../../fields/fields.ts';
import { listDescription } from '../../configuration/schemas/listDescription.ts';
import { listOrder } from '../../configuration/schemas/listOrder.ts';

/** What staff say of a status. Its key is made of the first label and never changes. */
export const statusForm = z.object({
  label: requiredText(200, 'Status label is required'),
  color: z.enum(statusColors, 'Please choose one of the colors'),
  description: listDescription,
  order: listOrder,
});

/** How far the requests of a status have moved to another one. `stopped`: the other one went out of use meanwhile. */
export const statusMigration = z.object({
  toStatusId: z.string(),
  toLabel: z.string(),
  total: z.int(),
  done: z.int(),
  state: z.enum(['running', 'stopped']),
  /** The name of whoever started it. */
  startedBy: z.string(),
  startedAt: instant,
});

export type StatusMigration = z.output<typeof statusMigration>;

/** A status as the Management Center shows it; `createdBy` is a name, or `system`. */
export const managedStatus = z.extend(statusDefinition, {
  _id: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** The portal needs it: it cannot be deleted. */
  isProtected: z.boolean(),
  createdBy: z.string(),
  createdAt: instant,
  migration: z.nullable(statusMigration),
});

export type ManagedStatus = z.output<typeof managedStatus>;

/** One of the requests that have a status. */
const sampleRequest = z.object({
  _id: z.string(),
  orderId: z.string(),
  facilityName: z.string(),
  submittedAt: instant,
});

/** What became of a status that was to be deleted. `in-use`: nothing yet, somebody has to choose. */
export const statusDeletion = z.object({
  outcome: z.enum(['deleted', 'deactivated', 'migrating', 'in-use']),
  usageCount: z.int(),
  /** The newest, three at most. */
  sampleRequests: z.array(sampleRequest),
});

export type StatusDeletion = z.output<typeof statusDeletion>;
