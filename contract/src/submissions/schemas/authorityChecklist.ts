import * as z from 'zod/mini';
import { instant, requiredText } from '../../fields/fields.ts';
import { authorizationLines } from './authorizationCheck.ts';
import { authorityKinds } from '../../requests/authority/authorityKinds.ts';

/** Lines of the checklist of one authority. */
export const MAX_AUTHORITY_LINES = 20;

export const MAX_AUTHORITY_TEXT = 200;

const check = z._default(z.nullable(z.enum(authorizationLines)), null);

/** A line of the checklist as admins enter it. */
export const authorityLineForm = z.object({
  /** Of a line that exists; absent for a new one. */
  lineId: z.optional(z.string().check(z.maxLength(100))),
  text: requiredText(MAX_AUTHORITY_TEXT, 'Please enter what is checked'),
  /** The law or rule that the line comes from. */
  source: requiredText(MAX_AUTHORITY_TEXT, 'Please enter the source'),
  /** The fact of an uploaded authorization that it is about; null for none. */
  check,
  isActive: z._default(z.boolean(), true),
  /** Whether an approval without it asks for a reason. Absent: as before. */
  isRequired: z.optional(z.boolean()),
});

export type AuthorityLineForm = z.output<typeof authorityLineForm>;

/** A line of the checklist. A changed text is another line, with another ID: checks were made of the earlier text. */
export const authorityLine = z.object({
  lineId: z.string(),
  text: z.string(),
  source: z.string(),
  check,
  isActive: z.boolean(),
  /** Whether an approval without it asks for a reason. */
  isRequired: z._default(z.boolean(), false),
});

export type AuthorityLine = z.output<typeof authorityLine>;

/** What a version of a checklist contains. */
export const authorityChecklistContent = {
  /** Counsel reviewed it. Otherwise it is marked “Review with counsel before use”. */
  isReviewedByCounsel: z.boolean(),
  /** In the order of the checklist. */
  lines: z.array(authorityLine),
};

/** The checklist of a kind of authority. Version 0 comes with the portal, for California. */
export const authorityChecklist = z.object({
  kind: z.enum(authorityKinds),
  /** Number of changes. */
  version: z.int(),
  ...authorityChecklistContent,
  /** Null if it was never changed. */
  changed: z.nullable(z.object({ at: instant, byName: z.string() })),
});

export type AuthorityChecklist = z.output<typeof authorityChecklist>;

/** A new version of a checklist. */
export const authorityChecklistForm = z.object({
  kind: z.enum(authorityKinds),
  /** The version that the admin saw. Another current one is a conflict. */
  seenVersion: z.int('The version is missing').check(z.minimum(0)),
  isReviewedByCounsel: z._default(z.boolean(), false),
  lines: z
    .array(authorityLineForm)
    .check(
      z.minLength(1, 'Please enter at least one line'),
      z.maxLength(MAX_AUTHORITY_LINES, 'Please enter at most 20 lines'),
    ),
});

export type AuthorityChecklistForm = z.output<typeof authorityChecklistForm>;

/** One change: a version with its author, and the lines before it. */
export const authorityChecklistChange = z.object({
  /** Numbers the changes of all checklists from 1. */
  n: z.int(),
  at: instant,
  byName: z.string(),
  kind: z.enum(authorityKinds),
  version: z.int(),
  ...authorityChecklistContent,
  before: z.nullable(z.object(authorityChecklistContent)),
});

export type AuthorityChecklistChange = z.output<typeof authorityChecklistChange>;
