import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { correctionDecision } from '../schemas/requestEdits.ts';

export const decideCorrection = operation({
  function: 'decideCorrection',
  method: 'POST',
  summary:
    'Applies a value that a client sent with an update, or keeps the value on file. Fails with a conflict if the value on file changed, or if someone else decided otherwise. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  body: correctionDecision,
  data: z.object({ requestId }),
});
