import { sensitiveCategories } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import { personRoles } from '@portal/contract/packets/pageChecks.ts';
import * as z from 'zod/mini';

const category = z.enum(sensitiveCategories.map(({ id }) => id));

/** What the text of a page says. It does not depend on the order. */
export const pageFacts = z.object({
  /** Whether it has text, and is not for the most part a picture. */
  isRead: z.boolean(),
  /** Names with a label of a patient, or in the first lines of the page. */
  names: z.array(z.string()),
  /** The days that each labeled birth date can mean, YYYY-MM-DD. */
  birthDates: z.array(z.array(z.string())),
  /** Medical record numbers. */
  numbers: z.array(z.string()),
  /** People who belong into the chart of somebody else, such as a spouse. */
  mentioned: z.array(z.object({ name: z.string(), role: z.enum(personRoles) })),
  /** Labeled dates of service, YYYY-MM-DD. */
  serviceDates: z.array(z.string()),
  /** Sensitive categories of which it has words. */
  categories: z.array(category),
});

/** The facts of the pages of a source, in order. */
export const sourceFacts = z.object({ pages: z.array(pageFacts) });

export type PageFacts = z.output<typeof pageFacts>;

/** The facts of a page whose text cannot be read. */
export const unreadPage: PageFacts = {
  isRead: false,
  names: [],
  birthDates: [],
  numbers: [],
  mentioned: [],
  serviceDates: [],
  categories: [],
};
