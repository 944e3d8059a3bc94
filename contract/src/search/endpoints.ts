import * as z from 'zod/mini';
import { operation, signedIn } from '../endpoint.ts';
import { resultGroup, resultKinds, searchedText, searchProblems } from './schemas.ts';

export const search = operation({
  function: 'search',
  method: 'POST',
  summary:
    'Finds requests by anything a caller can say: patient, date of birth, order, case and claim numbers, attorney, firm, email address, phone, facility, invoice number or payment ID, in any order, without case and accents, also with one wrong letter. Staff search all requests, clients what they may see of theirs. Without `kind`, returns the first results of every kind that has some. The search is recorded without its text.',
  access: signedIn,
  rateLimit: { limit: 300, windowSeconds: 600, per: 'account' },
  body: z.object({
    text: searchedText,
    /** Returns a page of this kind only. */
    kind: z.optional(z.enum(resultKinds)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({
    groups: z.array(resultGroup),
    /** Why nothing was searched; absent if the search ran. */
    problem: z.optional(z.enum(searchProblems)),
  }),
});
