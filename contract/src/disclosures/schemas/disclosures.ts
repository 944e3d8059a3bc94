import * as z from 'zod/mini';
import { disclosureBasisKeys, disclosureChannelKeys } from '../disclosureTerms.ts';
import { isCalendarDay } from '../../fields/dates.ts';
import { outsideDisclosureProblems } from '../rules.ts';
import { checkAcrossFields, instant, oneLine, requestId, requiredText } from '../../fields/fields.ts';

/** So many disclosures are shown in the page; an accounting that is issued has all of them. */
export const MAX_DISCLOSURES_SHOWN = 200;

const DAY = 'Please enter a valid date';

/** A day of the calendar, YYYY-MM-DD. */
export const day = z
  .string(DAY)
  .check(z.refine((value) => isCalendarDay(value) && value >= '1900-01-01', DAY));

/** A day that may be left empty. */
const optionalDay = z.string(DAY).check(z.refine((value) => value === '' || isCalendarDay(value), DAY));

/** One line of text that may be left empty. */
export const optionalLine = z._default(
  z.string().check(oneLine, z.trim(), z.maxLength(200, 'Please use at most 200 characters')),
  '',
);

const patientFields = {
  patientName: requiredText(200, 'Patient name is required'),
  patientDob: day,
};

/** Whose disclosures, and of which days (UTC), both included. */
export const patientPeriodFields = { ...patientFields, from: day, to: day };

/** No period ends before it begins. */
export const checkPeriodOrder = checkAcrossFields<{ from?: unknown; to?: unknown }>(({ from, to }) => {
  if (typeof from !== 'string' || typeof to !== 'string' || from <= to || to === '') return [];
  return [{ field: 'from', message: 'The first day must not be after the last day' }];
});

export const patientPeriod = z.object(patientPeriodFields).check(checkPeriodOrder);

export type PatientPeriod = z.output<typeof patientPeriod>;

/** How a document of the portal came to be read: saved, looked at in the page, or opened beside it. */
export const disclosureActions = ['download', 'preview', 'open'] as const;

/** As whom records were received: with an account, with order ID and code alone, or outside the portal. */
export const recipientKinds = ['client', 'holder', 'outside'] as const;

/** Who received what, when and why. */
export const disclosure = z.object({
  /** Names it among all disclosures: an event of a request, or an entry that staff made. */
  disclosureId: z.string(),
  /** One made outside the portal has a day alone: the beginning of that day. */
  at: instant,
  patientName: z.string(),
  /** Null for one made outside the portal without a request. */
  requestId: z.nullable(requestId),
  /** Empty without a request. */
  orderId: z.string(),
  /** The name of the client, for whom the holder of order ID and code acted, or as staff entered it. */
  recipient: z.string(),
  by: z.enum(recipientKinds),
  /** As far as it is known. */
  address: z.string(),
  document: z.string(),
  action: z.enum([...disclosureActions, ...disclosureChannelKeys]),
  /** The name of the request type, or as staff entered it: then it may be empty. */
  purpose: z.string(),
  /** The rule under which it was made outside the portal; null for the portal's own. */
  basis: z.nullable(z.enum(disclosureBasisKeys)),
  /** More than one: a series to one recipient for one purpose. */
  count: z.int(),
  /** The day of the last one of a series; null without one. */
  lastOn: z.nullable(z.string()),
});

export type Disclosure = z.output<typeof disclosure>;

/** Names an entry that staff made. */
export const outsideDisclosureId = z
  .string()
  .check(z.regex(/^dis_[0-9a-f]{32}$/, 'The disclosure ID is not valid'));

/** What was disclosed outside the portal: 45 CFR 164.528(b)(2) and, of a series, (b)(3). */
export const outsideDisclosureFields = {
  on: day,
  recipient: requiredText(200, 'Recipient is required'),
  /** Empty: not known. */
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

/** What single fields do not show: no date in the future, the last one not before the first. */
export const checkDisclosureDates = checkAcrossFields<Parameters<typeof outsideDisclosureProblems>[0]>(
  (sent) => outsideDisclosureProblems(sent, new Date()),
);

/** A disclosure made outside the portal, as it is entered. */
export const outsideDisclosure = z
  .object({ ...patientFields, ...outsideDisclosureFields })
  .check(checkDisclosureDates);

export type OutsideDisclosure = z.output<typeof outsideDisclosure>;

/** The facts of one, without whose it is; a correction replaces them. */
export const disclosureFacts = z.object(outsideDisclosureFields);

export type DisclosureFacts = z.output<typeof disclosureFacts>;

/** A disclosure as staff look it up. */
export const foundDisclosure = z.extend(disclosure, {
  /** The day from which an accounting may list it; null: one may now. */
  withheldUntil: z.nullable(z.string()),
  /** How staff entered it; null for the portal's own. */
  entry: z.nullable(
    z.object({
      revision: z.int(),
      /** Entered in error: no accounting lists it. */
      isVoid: z.boolean(),
      at: instant,
      byName: z.string(),
      /** Newest first, each with what stood there before. */
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

export type FoundDisclosure = z.output<typeof foundDisclosure>;
