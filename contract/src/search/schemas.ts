import * as z from 'zod/mini';
import { oneLine, requestId } from '../fields/fields.ts';

/** Longest text of a search. */
export const MAX_SEARCH_LENGTH = 200;

/** Most results of a kind that a search without `kind` returns. */
export const FIRST_RESULTS = 5;

/** Most results of one page of a kind. */
export const RESULTS_PER_PAGE = 25;

/** What a search finds requests by. */
export const searchFields = [
  'patientName',
  'patientDob',
  'orderId',
  'matterNumber',
  'claimNumber',
  'caseNumber',
  'attorneyName',
  'firmName',
  'copyServiceName',
  'email',
  'phone',
  'facilityName',
  'invoiceNumber',
  'paymentId',
] as const;

export type SearchField = (typeof searchFields)[number];

/**
 * Groups of results in their order on the screen. `several`: the words are in details of different kinds. `similar`: a
 * word differs by one letter from what was typed.
 */
export const resultKinds = [
  'patient',
  'reference',
  'invoice',
  'payment',
  'contact',
  'facility',
  'several',
  'similar',
] as const;

export type ResultKind = (typeof resultKinds)[number];

/** Why a text cannot be searched for. `ssn`: Social Security numbers are never searched. */
export const searchProblems = ['punctuation', 'short', 'ssn'] as const;

export type SearchProblem = (typeof searchProblems)[number];

export const searchedText = z
  .string()
  .check(oneLine, z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH));

/** A request that a search found. */
export const searchResult = z.object({
  requestId,
  orderId: z.string(),
  patientName: z.string(),
  /** YYYY-MM-DD; empty if unknown. */
  patientDob: z.string(),
  facilityName: z.string(),
  /** Key of the status. */
  status: z.string(),
  submittedAt: z.string(),
  /** The details that have a word of the search, in the order of `searchFields`. Days are YYYY-MM-DD, phones as entered. */
  matches: z.array(z.object({ field: z.enum(searchFields), text: z.string() })),
  /** Id of the invoice with the number that was found. */
  invoiceId: z.optional(z.string()),
});

export type SearchResult = z.output<typeof searchResult>;

/** The results of one kind, newest request first, whole names before beginnings of names. */
export const resultGroup = z.object({
  kind: z.enum(resultKinds),
  results: z.array(searchResult),
  /** Where the next page of this kind begins; null if there is none. */
  next: z.nullable(z.string()),
});

export type ResultGroup = z.output<typeof resultGroup>;
