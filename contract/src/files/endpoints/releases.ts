import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../../endpoint.ts';
import { fileRelease, fileTermsChange } from '../schemas/fileRelease.ts';
import { fileId, fileOfRequest, instant, requestId } from '../../fields/fields.ts';
import { staffFileView } from '../../requests/schemas/staffRequestView.ts';

export const updateRequestFiles = operation({
  function: 'updateRequestFiles',
  method: 'POST',
  path: 'updateRequestFiles',
  summary:
    'Releases uploaded documents to the client of a request, for a charge or free, at once or after an embargo. A file can have terms of its own, which come before those of the call. Repeating the call adds nothing twice.',
  access: staffOnly,
  body: fileRelease,
  jsonFieldsOfForm: ['uploadedFiles'],
  data: z.object({ requestId, uploadedFiles: z.array(staffFileView) }),
});

export const extendDownloadWindow = operation({
  function: 'extendDownloadWindow',
  method: 'POST',
  path: 'extendDownloadWindow',
  summary: 'Opens the window of a paid file for twelve more hours after it has ended.',
  access: staffOnly,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const allowAnotherDownload = operation({
  function: 'allowAnotherDownload',
  method: 'POST',
  path: 'allowAnotherDownload',
  summary:
    'Lets everybody who may see a paid file download it once more, and opens its window again where it has ended.',
  access: staffOnly,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const changeFileTerms = operation({
  function: 'changeFileTerms',
  method: 'PUT',
  path: 'changeFileTerms',
  summary:
    'Changes charge, embargo and comment of a released file that is not paid for and not downloaded. An open payment is canceled first; one that a bank is processing refuses the change. What is left out stays.',
  access: staffOnly,
  body: fileTermsChange,
  data: staffFileView,
});

export const withdrawFile = operation({
  function: 'withdrawFile',
  method: 'POST',
  path: 'withdrawFile',
  summary:
    'Takes a released file back from the client: its content is deleted first, so that links already issued stop working. The payment of a paid file is refunded (`refund`, admins only) or left to an admin. Repeating the call changes nothing.',
  access: staffOnly,
  body: z.extend(fileOfRequest, { refund: z._default(z.boolean(), false) }),
  data: staffFileView,
});

export const refundFile = operation({
  function: 'refundFile',
  method: 'POST',
  path: 'refundFile',
  summary: 'Refunds the payment of a withdrawn file. Repeating the call refunds nothing twice.',
  access: admins,
  body: fileOfRequest,
  data: staffFileView,
});
