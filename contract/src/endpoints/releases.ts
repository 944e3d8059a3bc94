import * as z from 'zod/mini';
import { operation, providers } from '../endpoint.ts';
import { fileRelease } from '../schemas/fileRelease.ts';
import { fileId, fileOfRequest, instant, requestId } from '../schemas/fields.ts';
import { staffFileView } from '../schemas/staffRequestView.ts';

export const updateRequestFiles = operation({
  function: 'updateRequestFiles',
  method: 'POST',
  path: 'updateRequestFiles',
  summary:
    'Releases uploaded documents to the client of a request, for a charge or free, at once or after an embargo. A file can have terms of its own, which come before those of the call. Repeating the call adds nothing twice.',
  access: providers,
  body: fileRelease,
  data: z.object({ requestId, uploadedFiles: z.array(staffFileView) }),
});

export const extendDownloadWindow = operation({
  function: 'extendDownloadWindow',
  method: 'POST',
  path: 'extendDownloadWindow',
  summary: 'Opens the window of a paid file for twelve more hours after it has ended.',
  access: providers,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const allowAnotherDownload = operation({
  function: 'allowAnotherDownload',
  method: 'POST',
  path: 'allowAnotherDownload',
  summary:
    'Lets everybody who may see a paid file download it once more, and opens its window again where it has ended.',
  access: providers,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});
