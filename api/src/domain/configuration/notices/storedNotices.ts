import { incident, support } from '@portal/contract/configuration/schemas/notices.ts';
import * as z from 'zod/mini';

export const storedLocation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
});

export type StoredLocation = z.output<typeof storedLocation>;

export const storedCopyService = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  /** In display order. */
  locations: z.array(storedLocation),
});

export type StoredCopyService = z.output<typeof storedCopyService>;

/** The author and time of a change. `n` numbers the changes from 1. */
const signature = { n: z.int(), at: z.string(), by: z.nullable(z.string()), byName: z.string() };

const position = z.int();
/** A copy service in a change; its offices only if it was added or deleted with them. */
const serviceFacts = z.object({
  name: z.string(),
  isActive: z.boolean(),
  position,
  locations: z.optional(z.array(storedLocation)),
});
const locationFacts = z.object({ ...z.omit(storedLocation, { id: true }).shape, position });

/** One change: the values before and after; null if the item did not exist. */
export const storedChange = z.discriminatedUnion('kind', [
  z.object({
    ...signature,
    kind: z.literal('service'),
    id: z.string(),
    from: z.nullable(serviceFacts),
    to: z.nullable(serviceFacts),
  }),
  z.object({
    ...signature,
    kind: z.literal('location'),
    id: z.string(),
    serviceId: z.string(),
    from: z.nullable(locationFacts),
    to: z.nullable(locationFacts),
  }),
  z.object({ ...signature, kind: z.literal('dueDays'), from: z.int(), to: z.int() }),
  z.object({ ...signature, kind: z.literal('feeNotice'), from: z.string(), to: z.string() }),
  z.object({ ...signature, kind: z.literal('support'), from: support, to: support }),
  z.object({
    ...signature,
    kind: z.literal('incident'),
    from: z.nullable(incident),
    to: z.nullable(incident),
  }),
]);

export type StoredChange = z.output<typeof storedChange>;

/** A change without its number, author and time. */
export type NewChange = StoredChange extends infer C
  ? C extends StoredChange
    ? Omit<C, keyof typeof signature>
    : never
  : never;

/** Everything that admins configure except the lists, with its changes, oldest first. */
export const storedNotices = z.object({
  /** Number of the newest change; 0 before the first. */
  revision: z.int(),
  services: z.array(storedCopyService),
  /** The start value of the default deadline rule while no deadline rules are saved. */
  dueDays: z.int(),
  feeNotice: z.string(),
  support,
  incident: z.nullable(incident),
  history: z.array(storedChange),
});

export type StoredNotices = z.output<typeof storedNotices>;
