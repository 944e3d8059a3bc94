import * as z from 'zod/mini';
import {
  atMost,
  checkAcrossFields,
  emptyUnlessVisible,
  instant,
  oneLine,
  visible,
  withVisible,
} from '../fields/fields.ts';
import { requestTypes } from '../requests/catalogs/requestTypes.ts';
import { pageRef } from './recipe.ts';
import { noSecondCheck, secondCheckRule } from './secondCheck.ts';

/** Who somebody is that the chart of a patient names. */
export const personRoles = [
  'spouse',
  'guarantor',
  'parentOrNewborn',
  'emergencyContact',
  'referringProvider',
] as const;

export type PersonRole = (typeof personRoles)[number];

/** What the text of a page says about whose it is. `none`: it has text, but names nobody. */
export const pagePatients = ['match', 'other', 'none', 'unreadable'] as const;

export type PagePatient = (typeof pagePatients)[number];

const texts = z.array(z.string());

/**
 * Why a person should look at a page. `otherPerson`: its labels name somebody else, or a birth date or record number that
 * is not the patient's. `mentioned`: it names people who belong into the chart of a patient. `date`: dates of service
 * outside of the order. `category`: words of sensitive categories that no authorization covers. `unreadable`: it has no
 * text, or is for the most part a picture. Days are YYYY-MM-DD.
 */
export const pageFlag = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('otherPerson'), names: texts, birthDates: texts, numbers: texts }),
  z.object({
    kind: z.literal('mentioned'),
    people: z.array(z.object({ name: z.string(), role: z.enum(personRoles) })),
  }),
  z.object({ kind: z.literal('date'), days: texts }),
  z.object({ kind: z.literal('category'), categories: texts }),
  z.object({ kind: z.literal('unreadable') }),
]);

export type PageFlag = z.output<typeof pageFlag>;

const MAX_NOTE = 500;
/** Pages of one call. */
export const MAX_CHECKED_PAGES = 500;
/** Names that are accepted for a request. */
export const MAX_ACCEPTED_NAMES = 100;

/** `later`: somebody has seen it, and will decide. Only `fine` opens the gate. */
export const pageVerdicts = ['fine', 'problem', 'later'] as const;

/** Why a page that names another person stays in the packet. The keys are stored. */
export const stayReasons = {
  spouse: 'Spouse or partner of the patient',
  guarantor: 'Guarantor or insured person',
  referringProvider: 'Referring physician',
  parentOrNewborn: 'Mother, parent or newborn',
  emergencyContact: 'Emergency contact',
  patient: 'It is the patient: the text is wrong or was misread',
  other: 'Another reason',
} as const;

/** Why a name is accepted on all pages. `related` names a person who belongs into the chart, the others are the patient. */
export const nameReasons = {
  maidenName: 'Maiden or former name of the patient',
  alias: 'Another name of the patient',
  misspelling: 'Misspelled name of the patient',
  related: 'A relative, guarantor or referring physician',
  other: 'The patient, for another reason',
} as const;

const keysOf = <Key extends string>(values: Readonly<Record<Key, string>>) =>
  Object.keys(values) as [Key, ...Key[]];

const stayReason = z.enum(keysOf(stayReasons), 'Please choose a reason');
const nameReason = z.enum(keysOf(nameReasons), 'Please choose a reason');

const note = z._default(
  z.string().check(atMost(MAX_NOTE, 'Please use at most 500 characters'), z.trim(), emptyUnlessVisible),
  '',
);

const needsNote = checkAcrossFields<{ reason?: unknown; note?: unknown }>(({ reason, note: text }) =>
  reason === 'other' && (typeof text !== 'string' || text.trim() === '')
    ? [{ field: 'note', message: 'Please enter the reason' }]
    : [],
);

/** What a person says about pages. A problem needs a note. For staff only: notes can name a patient. */
export const pageDecision = z
  .object({
    verdict: z.enum(pageVerdicts),
    /** Needed for a fine page that names another person. */
    reason: z.optional(stayReason),
    note,
  })
  .check(
    needsNote,
    checkAcrossFields<{ verdict?: unknown; note?: unknown }>(({ verdict, note: text }) =>
      verdict === 'problem' && (typeof text !== 'string' || text.trim() === '')
        ? [{ field: 'note', message: 'Please enter the problem' }]
        : [],
    ),
  );

export type PageDecision = z.output<typeof pageDecision>;

export const personName = z
  .string()
  .check(
    atMost(120, 'The name is too long'),
    oneLine,
    visible,
    z.trim(),
    z.minLength(1, 'Please enter a name'),
  );

export const nameDecision = z.object({ name: personName, reason: nameReason, note }).check(needsNote);

export type NameDecision = z.output<typeof nameDecision>;

/** Who decided, and when. */
const signature = { byName: z.string(), at: instant };

/** A check of a page that still holds: nothing of the page was changed after it. */
const pageCheck = z.object({
  verdict: z.enum(pageVerdicts),
  reason: z.nullable(stayReason),
  note: z.string(),
  ...signature,
});

/** A page of the packet with what its text says, and what a person says about it. */
export const checkedPage = z.object({
  page: pageRef,
  patient: z.enum(pagePatients),
  flags: z.array(pageFlag),
  /** Null: nobody has checked it, or it was changed after it. */
  check: z.nullable(pageCheck),
  /** Whether it was checked before it was changed. */
  isChanged: z.boolean(),
  isRequired: z.boolean(),
  /** What it needs before the packet can be released; null for nothing. `check` is left out by a release unread. */
  needs: z.nullable(z.enum(['check', 'decision', 'solution'])),
});

export type CheckedPage = z.output<typeof checkedPage>;

export const acceptedName = z.object({
  name: z.string(),
  reason: nameReason,
  note: z.string(),
  ...signature,
});

export type AcceptedName = z.output<typeof acceptedName>;

/** Which pages a person has to check before a packet is released. */
export const checkRequirements = ['flagged', 'all', 'share', 'nothing'] as const;

export const MAX_PAGE_CHECK_RULES = 50;

const SHARE = 'Please enter a number from 1 to 100';

/** What is required. `share`: the flagged pages, and so many percent of the others. */
const requirement = {
  requirement: z.enum(checkRequirements),
  share: z._default(z.int(SHARE).check(z.minimum(1, SHARE), z.maximum(100, SHARE)), 10),
};

/** A rule for the requests of a facility, a request type, or both. Empty or null: any. The first rule that fits applies. */
export const pageCheckRule = z.object({
  /** Its name; empty for any. */
  facility: z._default(z.string().check(atMost(200, 'The name is too long'), oneLine, z.trim()), ''),
  requestType: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(requestTypes.length))), null),
  ...requirement,
  secondCheck: z._default(secondCheckRule, noSecondCheck),
});

export type PageCheckRule = z.output<typeof pageCheckRule>;

export const pageCheckRules = z
  .array(pageCheckRule)
  .check(z.maxLength(MAX_PAGE_CHECK_RULES, 'Please enter at most 50 rules'));

export const appliedRequirement = z.object(requirement);

/** Why a packet is released although pages of it were not checked. For staff only. */
export const unreadReason = z
  .string()
  .check(
    atMost(MAX_NOTE, 'Please use at most 500 characters'),
    z.trim(),
    withVisible('Please enter the reason'),
  );

/** A release unread: why, how many pages were left, and who released it. */
export const unreadView = z.object({ reason: z.string(), pages: z.int(), ...signature });

export type UnreadView = z.output<typeof unreadView>;

export const checkCounts = z.object({
  /** Pages of the packet. */
  pages: z.int(),
  flagged: z.int(),
  fine: z.int(),
  problem: z.int(),
  later: z.int(),
  required: z.int(),
  /** Required pages that nobody has checked. */
  left: z.int(),
  /** Pages with a problem, or of another person without a decision: they block every release. */
  blocking: z.int(),
});

export type CheckCounts = z.output<typeof checkCounts>;
