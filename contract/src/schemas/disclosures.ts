import * as z from 'zod/mini';
import { isCalendarDay } from '../rules/dates.ts';
import { acrossFields, instant, requestId, requiredText } from './fields.ts';

/** So many disclosures are shown in the page; the files have all of them. */
export const MOST_DISCLOSURES_SHOWN = 200;

const DAY = 'Please enter a valid date';
const day = z.string(DAY).check(z.refine((value) => isCalendarDay(value) && value >= '1900-01-01', DAY));

/** Whose disclosures, and of which days (UTC), both included. */
export const patientPeriodFields = {
  patientName: requiredText(200, 'Patient name is required'),
  patientDob: day,
  from: day,
  to: day,
};

/** No period ends before it begins. */
export const inOrder = acrossFields<{ from?: unknown; to?: unknown }>(({ from, to }) => {
  if (typeof from !== 'string' || typeof to !== 'string' || from <= to || to === '') return [];
  return [{ field: 'from', message: 'The first day must not be after the last day' }];
});

export const patientPeriod = z.object(patientPeriodFields).check(inOrder);

export type PatientPeriod = z.output<typeof patientPeriod>;

/** How a document came to be read: saved, looked at in the page, or opened beside it. */
export const disclosureActions = ['download', 'preview', 'open'] as const;

/** As whom a document was received: with an account, or with order ID and code alone. */
export const disclosureWays = ['client', 'holder'] as const;

/** Who received what, when and why. */
export const disclosure = z.object({
  at: instant,
  requestId,
  orderId: z.string(),
  /** The name of the client, or for whom the holder of order ID and code acted. */
  recipient: z.string(),
  by: z.enum(disclosureWays),
  /** As far as it is known: place and mail address. */
  address: z.string(),
  document: z.string(),
  action: z.enum(disclosureActions),
  /** The name of the request type. */
  purpose: z.string(),
});

export type Disclosure = z.output<typeof disclosure>;
