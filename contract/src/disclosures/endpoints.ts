import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { languages } from '../languages/languages.ts';
import { parseCents } from '../fields/dollars.ts';
import { isTimeZone } from '../fields/isTimeZone.ts';
import { MAX_CHARGE_CENTS } from '../invoices/rules/chargeAmount.ts';
import {
  accountingId,
  accountingRequest,
  accountingView,
  issueId,
  otherNames,
  reissueReason,
  statement,
  suspension,
  suspensionId,
  suspensionKinds,
  suspensionView,
} from './schemas/accountings.ts';
import {
  checkDisclosureDates,
  day,
  checkPeriodOrder,
  foundDisclosure,
  outsideDisclosure,
  outsideDisclosureFields,
  outsideDisclosureId,
  patientPeriodFields,
} from './schemas/disclosures.ts';
import { requestId } from '../fields/fields.ts';
import { reason } from '../requests/schemas/requestAssignment.ts';
import { seenRevision } from '../requests/schemas/seenRevision.ts';

/** Made by the form: one form makes one entry, however often it is sent. */
const key = z.uuid('The key must be a UUID');

export const accountDisclosures = operation({
  function: 'accountDisclosures',
  method: 'POST',
  path: 'accountDisclosures',
  summary:
    'Who outside the provider received documents of a patient, when and why, newest first, with what is withheld and what was corrected. For staff to look at: what a patient is given is issued. That it was looked up is noted.',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object(patientPeriodFields).check(checkPeriodOrder),
  data: z.object({
    /** The names under which requests and entries with this birth date were found. */
    patients: z.array(z.string()),
    requests: z.int(),
    /** The first hundred of these requests. */
    orders: z.array(z.object({ requestId, orderId: z.string() })),
    /** How many an accounting would list now. */
    total: z.int(),
    /** How many a suspension withholds now. */
    withheld: z.int(),
    /** False: there are more than one accounting holds. Choose a shorter period. */
    isComplete: z.boolean(),
    /** The newest of them, withheld and void ones among them. */
    disclosures: z.array(foundDisclosure),
  }),
});

const manageDisclosures = {
  function: 'manageDisclosures',
  path: 'manageDisclosures',
  access: staffOnly,
} as const;

const entered = z.object({ disclosureId: outsideDisclosureId, revision: z.int() });

export const recordDisclosure = operation({
  ...manageDisclosures,
  method: 'POST',
  status: 201,
  summary: 'Enters a disclosure made outside the portal: on paper, by fax or phone, in person.',
  body: z.safeExtend(outsideDisclosure, { key }),
  data: entered,
});

export const correctDisclosure = operation({
  ...manageDisclosures,
  method: 'PUT',
  summary:
    'Corrects an entry, or marks it as entered in error (`isVoid`). What stood there before is kept, with who changed it and why.',
  body: z
    .object({
      ...outsideDisclosureFields,
      disclosureId: outsideDisclosureId,
      seen: seenRevision,
      isVoid: z._default(z.boolean(), false),
      reason,
    })
    .check(checkDisclosureDates),
  data: entered,
});

const manageSuspensions = { function: 'manageSuspensions', path: 'manageSuspensions' } as const;

export const listSuspensions = operation({
  ...manageSuspensions,
  method: 'GET',
  summary: 'Suspensions by an oversight agency or law enforcement, the latest end first.',
  access: staffOnly,
  data: z.object({ suspensions: z.array(suspensionView), hasMore: z.boolean() }),
});

export const recordSuspension = operation({
  ...manageSuspensions,
  method: 'POST',
  status: 201,
  summary: 'Enters a suspension: until its end accountings leave out the disclosures that it covers.',
  access: staffOnly,
  body: z.safeExtend(suspension, { key }),
  /** `covered`: how many disclosures of the patient it withholds now. */
  data: z.extend(suspensionView, { covered: z.int() }),
});

export const changeSuspension = operation({
  ...manageSuspensions,
  method: 'PUT',
  summary:
    'Extends a suspension on a new statement, or ends it now. It ends by itself on its day. Admins only.',
  access: admins,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('extend'),
      suspensionId,
      seen: seenRevision,
      kind: z.enum(suspensionKinds, 'Please select the kind of statement'),
      statement,
      until: day,
      reason,
    }),
    z.object({ action: z.literal('end'), suspensionId, seen: seenRevision, reason }),
  ]),
  data: suspensionView,
});

const manageAccountings = {
  function: 'manageAccountings',
  path: 'manageAccountings',
  access: staffOnly,
} as const;

export const listAccountings = operation({
  ...manageAccountings,
  method: 'GET',
  summary:
    'Requests for an accounting: all that wait for something, the earliest due first, then the newest of the others.',
  data: z.object({ accountings: z.array(accountingView), hasMore: z.boolean() }),
});

export const recordAccountingRequest = operation({
  ...manageAccountings,
  method: 'POST',
  status: 201,
  summary: 'Enters a request for an accounting of disclosures; it is due 60 days after it was received.',
  body: z.safeExtend(accountingRequest, { key }),
  data: accountingView,
});

const AMOUNT = 'Please enter an amount above zero, in dollars with at most two decimals';

/** US dollars, as typed. */
const amount = z
  .pipe(z.union([z.string(), z.number()], AMOUNT), z.transform(String))
  .check(z.refine((typed) => (parseCents(typed) ?? 0) > 0 && (parseCents(typed) ?? 0) <= MAX_CHARGE_CENTS, AMOUNT));

const ofAccounting = { accountingId, seen: seenRevision };

export const changeAccounting = operation({
  ...manageAccountings,
  method: 'PUT',
  summary:
    'Extends the time for an accounting once by at most 30 days, notes or waives its fee, or notes that the request was withdrawn.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('extend'), ...ofAccounting, until: day, notifiedOn: day, reason }),
    z.object({ action: z.literal('record-fee-notice'), ...ofAccounting, amount, notifiedOn: day }),
    z.object({ action: z.literal('agree-to-fee'), ...ofAccounting, agreedOn: day }),
    z.object({ action: z.literal('waive-fee'), ...ofAccounting }),
    z.object({ action: z.literal('withdraw'), ...ofAccounting, reason }),
  ]),
  data: accountingView,
});

const issuedAccountings = {
  function: 'issuedAccountings',
  path: 'issuedAccountings',
  access: staffOnly,
} as const;

export const readOtherNames = operation({
  function: 'accountingNames',
  method: 'GET',
  path: 'accountingNames',
  summary:
    'Other names with the birth date of a request for an accounting that may be the same patient’s: shorter, longer, or spelled another way. That they were looked up is noted.',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  query: z.object({ accountingId }),
  /** `disclosures`: within the period of the request, withheld ones among them. */
  data: z.object({ names: z.array(z.object({ name: z.string(), disclosures: z.int() })) }),
});

export const issueAccounting = operation({
  ...issuedAccountings,
  method: 'POST',
  status: 201,
  summary:
    'Issues an accounting, without what is withheld, and keeps it as PDF and CSV: of what is known under the patient’s name and the confirmed `otherNames`. One that lacked something is issued again when the suspension has ended, any other with a reason; the earlier one is kept as replaced.',
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({
    ...ofAccounting,
    otherNames,
    reason: reissueReason,
    language: z._default(z.enum(languages), 'en'),
    timeZone: z._default(z.string().check(z.overwrite((name) => (isTimeZone(name) ? name : 'UTC'))), 'UTC'),
  }),
  data: accountingView,
});

export const readIssuedAccounting = operation({
  ...issuedAccountings,
  method: 'GET',
  summary: 'A kept accounting, as it was issued. That it was read is noted.',
  rateLimit: { limit: 60, windowSeconds: 600 },
  query: z.object({ accountingId, issueId, file: z.enum(['pdf', 'csv']) }),
  data: z.object({
    name: z.string(),
    contentType: z.string(),
    /** In base64. */
    content: z.string(),
  }),
});
