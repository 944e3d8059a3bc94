import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';

/** Number of entered characters from which suggestions are shown. */
export const MIN_SEARCHED_CHARACTERS = 2;

export const attorneySuggestion = z.object({
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  /** Number of requests with this contact. */
  count: z.int(),
});

export type AttorneySuggestion = z.output<typeof attorneySuggestion>;

export const getAttorneyData = operation({
  function: 'getAttorneyData',
  method: 'GET',
  summary: 'Suggests at most eight business contacts from accepted requests. Never returns patients.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 60 },
  query: z.object({
    searchTerm: z
      .string()
      .check(
        z.trim(),
        z.minLength(MIN_SEARCHED_CHARACTERS, 'Please type at least 2 characters'),
        z.maxLength(100),
      ),
  }),
  data: z.array(attorneySuggestion),
});
