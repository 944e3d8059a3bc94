import * as z from 'zod/mini';
import { disclosureBasisKeys, disclosureChannelKeys } from '../disclosureTerms.ts';
import { isCalendarDay } from '../../fields/dates.ts';
import { outsideDisclosureProblems } from '../rules.ts';
import { storedAuthority } from '../../requests/authority/storedAuthority.ts';
import { reviewDecision } from '../../submissions/schemas/reviewDecision.ts';
import {
  atMost,
  checkAcrossFields,
  DAY_LENGTH,
  instant,
  oneLine,
  requestId,
  requiredText,
} from '../../fields/fields.ts';

/** Maximum number of disclosures shown on screen. An issued accounting has all of them. */
export const MAX_DISCLOSURES_SHOWN = 200;

const DAY = 'Please enter a valid date';

/** A calendar day, YYYY-MM-DD. */
export const day = z.string(DAY).check(
  atMost(DAY_LENGTH, DAY),
  z.refine((value) => isCalendarDay(value) && value >= '1900-01-01', DAY),
);

/** A calendar day, or empty. */
const optionalDay = z.string(DAY).check(
  atMost(DAY_LENGTH, DAY),
  z.refine((value) => value === '' || isCalendarDay(value), DAY),
);

/** One line of text, or empty. */
export const optionalLine = z._default(
  z.string().check(oneLine, z.trim(), z.maxLength(200, 'Please use at most 200 characters')),
  '',
);

const patientFields = {
  patientName: requiredText(200, 'Patient name is required'),
  patientDob: day,
};

/** The patient and the period of a lookup: UTC days, inclusive. */
export const patientPeriodFields = { ...patientFields, from: day, to: day };

/** A period must not end before it begins. */
export const checkPeriodOrder = checkAcrossFields<{ from?: unknown; to?: unknown }>(({ from, to }) => {
  if (typeof from !== 'string' || typeof to !== 'string' || from <= to || to === '') return [];
  return [{ field: 'from', message: 'The first day must not be after the last day' }];
});

export const patientPeriod = z.object(patientPeriodFields).check(checkPeriodOrder);

export type PatientPeriod = z.output<typeof patientPeriod>;

/** How a document of the portal was received: downloaded, previewed, or opened in a new tab. */
export const disclosureActions = ['download', 'preview', 'open'] as const;

/** Who received records: a client with an account, the holder of Order ID and code, or someone outside the portal. */
export const recipientKinds = ['client', 'holder', 'outside'] as const;

/** Who received what, when and why. */
export const disclosure = z.object({
  /** Unique ID: of an event of a request, or of an entry that staff recorded. */
  disclosureId: z.string(),
  /** A disclosure outside the portal only has a day: the start of that day. */
  at: instant,
  patientName: z.string(),
  /** Null for a disclosure outside the portal without a request. */
  requestId: z.nullable(requestId),
  /** Empty without a request. */
  orderId: z.string(),
  /** The account or the party that placed the order, in brackets the party that it acts for; or the recipient that staff entered. */
  recipient: z.string(),
  by: z.enum(recipientKinds),
  /** The address of the recipient; empty if unknown. */
  address: z.string(),
  document: z.string(),
  action: z.enum([...disclosureActions, ...disclosureChannelKeys]),
  /** Name of the request type: what was asked for. Absent outside the portal. */
  requested: z.optional(z.string()),
  /** What the authority of the request tells, or the purpose that staff entered; empty if unknown. */
  purpose: z.string(),
  /** Whether its document was released to the wrong person; absent otherwise, and outside the portal. */
  inError: z.optional(z.literal(true)),
  /** Legal basis of a disclosure outside the portal; null for disclosures through the portal. */
  basis: z.nullable(z.enum(disclosureBasisKeys)),
  /** On what authority the documents of a request were released; absent if it is not stated, and outside the portal. */
  authority: z.optional(storedAuthority),
  /** The latest approval or rejection of the request before the disclosure; absent without one. */
  decision: z.optional(reviewDecision),
  /** Above 1 for a series to one recipient for one purpose. */
  count: z.int(),
  /** Day of the last disclosure of a series; null otherwise. */
  lastOn: z.nullable(z.string()),
});

export type Disclosure = z.output<typeof disclosure>;

/** ID of an entry that staff recorded. */
export const outsideDisclosureId = z
  .string()
  .check(z.regex(/^dis_[0-9a-f]{32}$/, 'The disclosure ID is not valid'));

/** A disclosure outside the portal: 45 CFR 164.528(b)(2) and, for a series, (b)(3). */
export const outsideDisclosureFields = {
  on: day,
  recipient: requiredText(200, 'Recipient is required'),
  /** Empty if unknown. */
  address: optionalLine,
  document: requiredText(200, 'Please enter what was disclosed'),
  channel: z.enum(disclosureChannelKeys, 'Please select how it was disclosed'),
  basis: z.enum(disclosureBasisKeys, 'Please select the basis'),
  purpose: optionalLine,
  count: z._default(
    z
      .int('Please enter a whole number')
      .check(z.minimum(1, 'Please enter a whole number'), z.maximum(100_000, 'Please enter at most 100,000')),
    1,
  ),
  lastOn: z._default(optionalDay, ''),
  requestId: z._default(z.nullable(requestId), null),
};

/** Cross-field rules, such as no future date, and the last date not before the first. */
export const checkDisclosureDates = checkAcrossFields<Parameters<typeof outsideDisclosureProblems>[0]>(
  (sent) => outsideDisclosureProblems(sent, new Date()),
);

/** A disclosure made outside the portal, as staff enter it. */
export const outsideDisclosure = z
  .object({ ...patientFields, ...outsideDisclosureFields })
  .check(checkDisclosureDates);

export type OutsideDisclosure = z.output<typeof outsideDisclosure>;

/** The facts of a disclosure without the patient. A correction replaces them. */
export const disclosureFacts = z.object(outsideDisclosureFields);

export type DisclosureFacts = z.output<typeof disclosureFacts>;

/** A disclosure as staff look it up. */
export const disclosureView = z.extend(disclosure, {
  /** The day from which accountings may list it; null if they may now. */
  withheldUntil: z.nullable(z.string()),
  /** The entry that staff recorded; null for disclosures through the portal. */
  entry: z.nullable(
    z.object({
      revision: z.int(),
      /** Entered in error. Accountings omit it. */
      isVoid: z.boolean(),
      at: instant,
      byName: z.string(),
      /** Newest first, each with the previous values. */
      corrections: z.array(
        z.object({
          at: instant,
          byName: z.string(),
          reason: z.string(),
          wasVoid: z.boolean(),
          before: disclosureFacts,
        }),
      ),
    }),
  ),
});

export type DisclosureView = z.output<typeof disclosureView>;
