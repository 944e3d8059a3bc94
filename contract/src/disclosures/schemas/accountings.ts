import * as z from 'zod/mini';
import { accountingProblems, suspensionProblems } from '../rules.ts';
import { day, optionalLine, patientPeriodFields } from './disclosures.ts';
import { checkAcrossFields, instant, requiredText } from '../../fields/fields.ts';
import { MAX_REASON } from '../../requests/schemas/requestAssignment.ts';

/** Maximum length of an agency's statement. */
export const MAX_STATEMENT = 1000;

export const suspensionId = z.string().check(z.regex(/^sus_[0-9a-f]{32}$/, 'The suspension ID is not valid'));

export const suspensionKinds = ['written', 'oral'] as const;

export const statement = z
  .string('Please enter what the statement says')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter what the statement says'),
    z.maxLength(MAX_STATEMENT, 'Please use at most 1000 characters'),
  );

/** What an agency or official stated, and which disclosures it withholds (45 CFR 164.528(a)(2)). */
export const suspensionFields = {
  patientName: patientPeriodFields.patientName,
  patientDob: day,
  kind: z.enum(suspensionKinds, 'Please select the kind of statement'),
  agency: requiredText(200, 'Please enter the agency'),
  /** Name and title; required for an oral statement. */
  official: optionalLine,
  statement,
  /** All past and future disclosures to a recipient, or one disclosure. */
  covers: z.enum(['recipient', 'disclosure'], 'Please select what the suspension covers'),
  recipient: optionalLine,
  disclosureId: z._default(
    z.string().check(z.maxLength(200), z.regex(/^([\w-]+(\/[\w|.:-]+)?)?$/, 'Disclosure not found')),
    '',
  ),
  /** The day of the statement. */
  from: day,
  /** The first day on which accountings list the disclosures again. */
  until: day,
};

export const suspension = z
  .object(suspensionFields)
  .check(
    checkAcrossFields<Parameters<typeof suspensionProblems>[0]>((sent) =>
      suspensionProblems(sent, new Date()),
    ),
  );

export type Suspension = z.output<typeof suspension>;

export const suspensionView = z.object({
  ...suspensionFields,
  suspensionId,
  revision: z.int(),
  isInForce: z.boolean(),
  /** When it was ended early; null otherwise. */
  endedAt: z.nullable(instant),
  at: instant,
  byName: z.string(),
  /** Changes of its end, newest first. */
  changes: z.array(
    z.object({
      at: instant,
      byName: z.string(),
      reason: z.string(),
      fromDay: z.string(),
      toDay: z.string(),
    }),
  ),
});

export type SuspensionView = z.output<typeof suspensionView>;

export const accountingId = z.string().check(z.regex(/^acc_[0-9a-f]{32}$/, 'The accounting ID is not valid'));

export const issueId = z.string().check(z.regex(/^iss_[0-9a-f]{32}$/, 'The copy ID is not valid'));

export const requesters = ['patient', 'representative'] as const;

/** A request for an accounting: who made it, for which period, when, and how their identity was verified. */
export const accountingFields = {
  ...patientPeriodFields,
  requester: z.enum(requesters, 'Please select who made the request'),
  /** Empty for the patient. */
  requesterName: optionalLine,
  /** Why the requester may act for the patient; empty for the patient. */
  authority: optionalLine,
  proof: requiredText(200, 'Please enter how the identity was verified'),
  /** At most `MAX_RECEIVED_YEARS` ago. */
  receivedOn: day,
};

export const accountingRequest = z
  .object(accountingFields)
  .check(
    checkAcrossFields<Parameters<typeof accountingProblems>[0]>((sent) =>
      accountingProblems(sent, new Date()),
    ),
  );

export type AccountingRequest = z.output<typeof accountingRequest>;

export const accountingStates = ['open', 'overdue', 'issued', 'withdrawn'] as const;

/** Maximum number of other names for one accounting. */
export const MAX_OTHER_NAMES = 20;

/** Other names that staff confirmed to be the same patient. */
export const otherNames = z._default(
  z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(MAX_OTHER_NAMES)),
  [],
);

/** Why an accounting is issued again; empty the first time and after the end of a suspension. */
export const reissueReason = z._default(
  z.string().check(z.trim(), z.maxLength(MAX_REASON, 'Please use at most 500 characters')),
  '',
);

/** An issued accounting. Its files are stored. */
export const issuedAccounting = z.object({
  issueId,
  at: instant,
  byName: z.string(),
  /** Job title: the law asks who is responsible for accountings. */
  byTitle: z.string(),
  disclosures: z.int(),
  isComplete: z.boolean(),
  /** SHA-256 of the PDF, in hex. */
  sha256: z.string(),
  /** Number of disclosures that a suspension withheld at that time. */
  withheld: z.int(),
  /** Other names included in it. */
  otherNames,
  /** Why it was issued again. */
  reason: reissueReason,
  /** When a later one replaced it; null for the latest. */
  replacedAt: z.nullable(instant),
});

export type IssuedAccounting = z.output<typeof issuedAccounting>;

/** A request for an accounting as staff see it. Days are YYYY-MM-DD. */
export const accountingView = z.object({
  ...accountingFields,
  accountingId,
  revision: z.int(),
  at: instant,
  byName: z.string(),
  byTitle: z.string(),
  state: z.enum(accountingStates),
  /** 60 days after it was received, or as extended. */
  dueOn: z.string(),
  extension: z.nullable(
    z.object({ reason: z.string(), notifiedOn: z.string(), at: instant, byName: z.string() }),
  ),
  /** The first accounting in twelve months is free (45 CFR 164.528(c)(2)). */
  isFree: z.boolean(),
  /** When the free accounting of these twelve months was requested; null if this one is free. */
  freeUsedOn: z.nullable(z.string()),
  /** Fee in US dollars; null while undecided. */
  fee: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('waived') }),
      z.object({
        kind: z.literal('notified'),
        amount: z.number(),
        notifiedOn: z.string(),
        /** Null until the requester agrees. */
        agreedOn: z.nullable(z.string()),
      }),
    ]),
  ),
  /** Why it was withdrawn; null otherwise. */
  withdrawal: z.nullable(z.object({ reason: z.string(), at: instant, byName: z.string() })),
  /** Newest first. */
  issues: z.array(issuedAccounting),
  /** The day from which it must be issued again, because a suspension withheld disclosures; null otherwise. */
  reissueOn: z.nullable(z.string()),
  isReissueDue: z.boolean(),
  /** Whether entries about this patient and period changed since it was last issued. */
  isOutdated: z.boolean(),
});

export type AccountingView = z.output<typeof accountingView>;
