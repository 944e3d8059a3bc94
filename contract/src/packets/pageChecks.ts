import * as z from 'zod/mini';

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
