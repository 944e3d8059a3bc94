import * as z from 'zod/mini';
import { statusColors, statusDefinition } from '../../configuration/catalogs/statuses.ts';
import { instant, requiredText } from '../../fields/fields.ts';
import { listDescription } from '../../configuration/schemas/listDescription.ts';
import { listOrder } from '../../configuration/schemas/listOrder.ts';

/** A status as staff enter it. Its key derives from the first label and never changes. */
export const statusForm = z.object({
  label: requiredText(200, 'Status label is required'),
  color: z.enum(statusColors, 'Please choose one of the colors'),
  description: listDescription,
  order: listOrder,
});

/** Progress of moving the requests of a status to another one. `stopped`: the other status was deactivated. */
export const statusMigration = z.object({
  toStatusId: z.string(),
  toLabel: z.string(),
  total: z.int(),
  done: z.int(),
  state: z.enum(['running', 'stopped']),
  /** Name of the person who started it. */
  startedBy: z.string(),
  startedAt: instant,
});

export type StatusMigration = z.output<typeof statusMigration>;

/** A status as the Management Center shows it; `createdBy` is a name, or `system`. */
export const managedStatus = z.extend(statusDefinition, {
  _id: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** The portal requires it, so it cannot be deleted. */
  isProtected: z.boolean(),
  createdBy: z.string(),
  createdAt: instant,
  migration: z.nullable(statusMigration),
});

export type ManagedStatus = z.output<typeof managedStatus>;

/** A sample of the requests with a status. */
const sampleRequest = z.object({
  _id: z.string(),
  orderId: z.string(),
  facilityName: z.string(),
  submittedAt: instant,
});

/** Result of deleting a status. `in-use`: nothing changed; the caller must choose what to do. */
export const statusDeletion = z.object({
  outcome: z.enum(['deleted', 'deactivated', 'migrating', 'in-use']),
  usageCount: z.int(),
  /** The three newest requests with the status. */
  sampleRequests: z.array(sampleRequest),
});

export type StatusDeletion = z.output<typeof statusDeletion>;
