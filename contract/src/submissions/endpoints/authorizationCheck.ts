import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { draftId, fileId, optionalText } from '../../fields/fields.ts';
import { patientDetailsFields } from '../../requests/schemas/patientDetails.ts';
import { authorizationCheck } from '../schemas/authorizationCheck.ts';

export const checkAuthorization = operation({
  function: 'checkAuthorization',
  method: 'POST',
  summary:
    'Suggests what an authorization lacks that was uploaded for a draft, before the fee is paid. Only suggestions: a draft can be paid and submitted whatever they are. `not-found` for another draft’s file; `gone` if the draft was submitted.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 60 },
  body: z.object({
    draftId,
    fileId,
    patientName: patientDetailsFields.patientName,
    patientDob: patientDetailsFields.patientDob,
    attorneyName: optionalText(100),
    firmName: optionalText(200),
    copyServiceName: optionalText(200),
  }),
  data: z.discriminatedUnion('state', [
    /** The malware scan has not finished. */
    z.object({ state: z.literal('pending') }),
    z.object({ state: z.literal('checked'), check: authorizationCheck }),
    /** Too many documents wait, or the file did not pass the malware scan. */
    z.object({ state: z.literal('not-checked') }),
  ]),
});
