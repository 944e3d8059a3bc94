import * as z from 'zod/mini';

/** Pages of a document that name another person, at most. */
export const MAX_NAMED_PAGES = 20;

/** Names and birth dates on a page that are not the patient’s. Days are YYYY-MM-DD. */
const namedPage = z.object({
  page: z.int(),
  names: z.array(z.string()),
  birthDates: z.array(z.string()),
});

export type NamedPage = z.output<typeof namedPage>;

/**
 * What the text of an uploaded document says. `pending`: too many documents wait to be read. `not-read`:
 * it cannot be read, so a person has to look at it. `checked`: a packet, at which a person has looked.
 */
export const documentLook = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('checked'), pages: z.int() }),
  z.object({
    state: z.literal('not-read'),
    reason: z.enum(['office', 'password', 'damaged', 'too-complex', 'infected']),
  }),
  z.object({
    state: z.literal('read'),
    pages: z.int(),
    /** Pages that were read, from the first one. */
    pagesRead: z.int(),
    /** Pages that were read and have text. Others are blank, or pictures. */
    pagesWithText: z.int(),
    /** Whether the patient is named by name or birth date. */
    namesPatient: z.boolean(),
    /** The first pages that name another person. */
    otherPersons: z.array(namedPage).check(z.maxLength(MAX_NAMED_PAGES)),
    /** How many pages name another person. */
    otherPersonPages: z.int(),
  }),
]);

export type DocumentLook = z.output<typeof documentLook>;
