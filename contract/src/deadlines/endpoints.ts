import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { instant } from '../fields/fields.ts';
import { seenRevision } from '../requests/schemas/seen.ts';
import { deadlineRules, deadlineRulesForm } from './deadlineRules.ts';

/** One changed value of the rules as text; empty if there was none. */
export const changedRule = z.object({
  /** Such as `rules.subpoena.days` or `calendars.California courts.holidays.Labor Day`, whose values are JSON. */
  path: z.string(),
  from: z.string(),
  to: z.string(),
});

/** One saved version of the rules. */
export const deadlineRulesChange = z.object({
  version: z.int(),
  at: instant,
  byName: z.string(),
  isReviewedByCounsel: z.boolean(),
  changed: z.array(changedRule),
});

export type DeadlineRulesChange = z.output<typeof deadlineRulesChange>;

/** Open deadlines are moved after each change of the rules. `failed`: some could not be moved. */
export const deadlineMoveStates = ['running', 'done', 'failed'] as const;

/** The progress of moving open deadlines. */
export const deadlineMove = z.object({
  /** The version of the rules that they are moved to. */
  version: z.int(),
  state: z.enum(deadlineMoveStates),
  /** Open requests at the start. */
  total: z.int(),
  examined: z.int(),
  moved: z.int(),
  failed: z.int(),
  startedAt: instant,
  endedAt: z.nullable(instant),
});

export type DeadlineMove = z.output<typeof deadlineMove>;

export const managedDeadlines = z.object({
  /** 0 while the rules that come with the portal apply. */
  version: z.int(),
  rules: deadlineRules,
  isReviewedByCounsel: z.boolean(),
  /** Newest first, at most 50. */
  history: z.array(deadlineRulesChange),
  /** The latest move; null before the first change. */
  move: z.nullable(deadlineMove),
});

export type ManagedDeadlines = z.output<typeof managedDeadlines>;

const shared = { function: 'manageDeadlines' } as const;

export const readDeadlines = operation({
  ...shared,
  method: 'GET',
  summary: 'Returns the deadline rules with their newest changes, and the progress of moving open deadlines.',
  access: staffOnly,
  data: managedDeadlines,
});

export const saveDeadlines = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Saves a new version of the deadline rules and starts to move open deadlines. Status 409 says who changed them since the caller loaded them.',
  access: admins,
  body: z.object({ rules: deadlineRulesForm, seen: seenRevision, isReviewedByCounsel: z.boolean() }),
  data: managedDeadlines,
});

/** A deadline that changed rules would move. Days are YYYY-MM-DD. */
export const movedDeadline = z.object({
  requestId: z.string(),
  orderId: z.string(),
  from: z.string(),
  to: z.string(),
});

export type MovedDeadline = z.output<typeof movedDeadline>;

export const previewDeadlines = operation({
  function: 'previewDeadlines',
  method: 'POST',
  summary:
    'Lists which open deadlines changed rules would move, for a part of the open requests. Send `nextCursor` of the response for the next part, until it is null.',
  access: admins,
  body: z.object({ rules: deadlineRulesForm, cursor: z.optional(z.string().check(z.maxLength(200))) }),
  data: z.object({
    /** Open requests of this part. */
    examined: z.int(),
    /** Open requests in all. */
    total: z.int(),
    moved: z.array(movedDeadline),
    nextCursor: z.nullable(z.string()),
  }),
});
