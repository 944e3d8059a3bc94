import * as z from 'zod/mini';
import { operation } from '../endpoint.ts';
import { draftId } from '../schemas/fields.ts';
import { internalRequest } from '../schemas/internalRequest.ts';
import { draftSubmission, submitDraft } from './draftSubmission.ts';

export const submitClientRequest = operation({
  ...submitDraft,
  body: z.discriminatedUnion(
    'source',
    [draftSubmission, z.safeExtend(internalRequest, { source: z.literal('internal'), draftId })],
    'This kind of request is not taken.',
  ),
});
