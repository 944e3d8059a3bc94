import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { fileId } from '../../fields/fields.ts';
import { downloadAnswer, downloadRequestView, newDownloadRequest } from '../schemas/downloadRequest.ts';

const data = z.object({ fileId, downloadRequest: downloadRequestView });

export const requestAnotherDownload = operation({
  function: 'requestAnotherDownload',
  method: 'POST',
  rateLimit: { limit: 30, windowSeconds: 60 },
  summary:
    'Asks staff for another download of a paid file that was used or whose download window has ended. Repeating the call adds no second request while one is open.',
  repeatable: true,
  access: ['holder', 'client'],
  body: newDownloadRequest,
  data,
});

export const answerDownloadRequest = operation({
  function: 'answerDownloadRequest',
  method: 'POST',
  summary:
    'Allows or declines another download that a client asked for. Allowing also reopens an ended download window. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  body: downloadAnswer,
  data,
});
