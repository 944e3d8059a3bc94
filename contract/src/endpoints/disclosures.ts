import * as z from 'zod/mini';
import { operation, providers } from '../endpoint.ts';
import { languages } from '../languages/languages.ts';
import { isTimeZone } from '../rules/isTimeZone.ts';
import { disclosure, inOrder, patientPeriodFields } from '../schemas/disclosures.ts';

export const accountDisclosures = operation({
  function: 'accountDisclosures',
  method: 'POST',
  path: 'accountDisclosures',
  summary:
    'Who outside the provider received documents of a patient, when and why, newest first; as a file as well where that is asked for. That it was made is noted.',
  access: providers,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z
    .object({
      ...patientPeriodFields,
      file: z.optional(z.enum(['pdf', 'csv'])),
      language: z._default(z.enum(languages), 'en'),
      timeZone: z._default(z.string().check(z.overwrite((name) => (isTimeZone(name) ? name : 'UTC'))), 'UTC'),
    })
    .check(inOrder),
  data: z.object({
    /** The names under which requests with this birth date were found. */
    patients: z.array(z.string()),
    requests: z.int(),
    total: z.int(),
    /** False: there are more than one accounting holds. Choose a shorter period. */
    isComplete: z.boolean(),
    /** The newest of them. */
    disclosures: z.array(disclosure),
    /** In base64. */
    file: z.nullable(z.object({ name: z.string(), contentType: z.string(), content: z.string() })),
  }),
});
