import { otherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import { unreadView } from '@portal/contract/packets/pageChecks.ts';
import { storedReplacement } from '@portal/contract/packets/replacements.ts';
import { secondCheckView } from '@portal/contract/packets/secondCheck.ts';
import * as z from 'zod/mini';

const ofPacket = {
  packetId: z.string(),
  /** The version of the recipe that the packet was built from. */
  version: z.int(),
  /** The IDs of the sources that have a page in it. */
  sourceIds: z.array(z.string()),
  /** User ID of the person who asked for the check, or sent the packet back. */
  by: z.string(),
  byName: z.string(),
  at: z.string(),
};

/** A packet that waits for its second check, and what the person who asked for it said. */
const waitingCheck = z.object({
  state: z.literal('waiting'),
  ...ofPacket,
  otherPerson: z.optional(otherPersonView),
  unread: z.optional(unreadView),
  replaces: z.optional(storedReplacement),
  /** Who sent it, or an earlier packet, back before, and why; absent if nobody did. */
  returned: z.optional(z.object({ note: z.string(), byName: z.string(), at: z.string() })),
});

/** A packet that a second person sent back: a task for who assembled it. */
const returnedCheck = z.object({
  state: z.literal('returned'),
  ...ofPacket,
  note: z.string(),
  /** Pages with a problem. */
  pages: z.int(),
});

/** The last version of the recipe that a second person sent back, with who did. It outlives the task. */
export const sentBack = z.object({
  version: z.int(),
  /** User ID. */
  by: z.string(),
  byName: z.string(),
  at: z.string(),
  note: z.string(),
});

export type SentBack = z.output<typeof sentBack>;

export const storedSecondCheck = z.discriminatedUnion('state', [waitingCheck, returnedCheck]);

export type WaitingCheck = z.output<typeof waitingCheck>;
export type StoredSecondCheck = z.output<typeof storedSecondCheck>;

/** A second check that opened a release, or the reason of an admin instead. */
export const endedSecondCheck = z.extend(secondCheckView, {
  state: z.enum(['passed', 'overridden']),
  /** User ID. */
  by: z.string(),
  /**
   * User ID of the person who asked for it; absent if nobody did. Another person keeps the replacement that they do not
   * change.
   */
  askedBy: z.optional(z.string()),
});

export type EndedSecondCheck = z.output<typeof endedSecondCheck>;
