import * as z from 'zod/mini';
import { atMost, emptyUnlessVisible, instant, withVisible } from '../fields/fields.ts';
import { MAX_PAGES } from './recipe.ts';

const SHARE = 'Please enter a number from 0 to 100';
const PAGES = 'Please enter a number of pages from 1 to 5,000';
const MAX_TEXT = 500;

const text = z.string().check(atMost(MAX_TEXT, 'Please use at most 500 characters'), z.trim());

/**
 * When a second person must check a packet before its release: if any of these applies. `share`: of the requests, in percent,
 * drawn once for each request; 0 for none. `overPages`: packets with more pages of records; null for none. `sensitive`:
 * packets whose order includes sensitive categories, or whose pages have words of them.
 */
export const secondCheckRule = z.object({
  share: z.int(SHARE).check(z.minimum(0, SHARE), z.maximum(100, SHARE)),
  overPages: z.nullable(z.int(PAGES).check(z.minimum(1, PAGES), z.maximum(MAX_PAGES, PAGES))),
  sensitive: z.boolean(),
});

export type SecondCheckRule = z.output<typeof secondCheckRule>;

export const noSecondCheck: SecondCheckRule = { share: 0, overPages: null, sensitive: false };

/** Why a packet needs a second check. */
export const secondCheckReasons = ['share', 'pages', 'sensitive'] as const;

export type SecondCheckReason = (typeof secondCheckReasons)[number];

/** Whether a packet with these pages needs a second check, and whether the caller can make it. */
export const secondCheckNeed = z.object({
  /** Empty: it needs none. */
  reasons: z.array(z.enum(secondCheckReasons)),
  /**
   * Whether the caller changed the pages since the last check, by adding or withdrawing files too. Then another person must
   * check it, or an admin gives a reason.
   */
  isAuthor: z.boolean(),
  /** Whether the caller opened the packet or its pages since it was built. Absent where no packet is named. */
  hasRead: z.optional(z.boolean()),
});

export type SecondCheckNeed = z.output<typeof secondCheckNeed>;

/** Why an admin releases a packet without a second person. For staff only. */
export const overrideReason = text.check(withVisible('Please enter the reason'));

/** What must be corrected before the release. For staff only: it can name a patient. May be empty if pages have a problem. */
export const returnNote = text.check(emptyUnlessVisible);

/**
 * `waiting`: somebody asked for the second check. `returned`: a second person sent the packet back. `passed`: a second person
 * checked it. `overridden`: an admin gave a reason instead.
 */
export const secondCheckStates = ['waiting', 'returned', 'passed', 'overridden'] as const;

/** The second check of a packet, with who decided last. For staff only. */
export const secondCheckView = z.object({
  state: z.enum(secondCheckStates),
  /** Of `returned` and `overridden`; empty for the others. */
  note: z.string(),
  /** User ID of who sent the packet back; only of `returned`. */
  by: z.optional(z.string()),
  byName: z.string(),
  at: instant,
  /** Of `waiting`: that the packet, or an earlier one, was sent back before, by whom and why. Absent if it was not. */
  returned: z.optional(z.object({ note: z.string(), byName: z.string(), at: instant })),
});

export type SecondCheckView = z.output<typeof secondCheckView>;

/**
 * Whether a packet that was sent back must be corrected before a person can release it. It is a task for who changed its
 * pages, who can ask again, or give a reason as an admin. Only who sent it back can pass it as it is.
 */
export function mustBeCorrected(
  check: Pick<SecondCheckView, 'state' | 'by'> | undefined,
  userId: string | undefined,
  { reasons, isAuthor }: Readonly<SecondCheckNeed>,
): boolean {
  const canAskAgain = reasons.length > 0 && isAuthor;
  return check?.state === 'returned' && check.by !== userId && !canAskAgain;
}

/** A packet that waits for its second check, or was returned: a task for staff. */
export const openSecondCheck = z.extend(secondCheckView, {
  packetId: z.string(),
  state: z.enum(['waiting', 'returned']),
  /** Pages with a problem when it was returned; 0 while it waits. */
  pages: z.int(),
});

export type OpenSecondCheck = z.output<typeof openSecondCheck>;
