import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../../endpoint.ts';
import { fileRelease, fileTermsChange } from '../schemas/fileRelease.ts';
import { fileWithdrawal } from '../schemas/withdrawal.ts';
import { fileId, fileOfRequest, instant, requestId } from '../../fields/fields.ts';
import { staffFileView } from '../../requests/schemas/staffRequestView.ts';

export const updateRequestFiles = operation({
  function: 'updateRequestFiles',
  method: 'POST',
  summary:
    'Releases uploaded documents to the client of a request, for a charge or free, immediately or after an embargo. The terms of a single file override those of the call. Repeating the call adds nothing twice. Before the earliest production date, fails without `earlyReleaseReason`. With `seenWork`, documents or invoices of others that it lacks are a conflict.',
  repeatable: true,
  access: staffOnly,
  body: fileRelease,
  jsonFieldsOfForm: ['uploadedFiles', 'seenWork'],
  data: z.object({ requestId, uploadedFiles: z.array(staffFileView) }),
});

export const extendDownloadWindow = operation({
  function: 'extendDownloadWindow',
  method: 'POST',
  summary: 'Extends the download window of a paid file by twelve hours after it has ended.',
  access: staffOnly,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const allowAnotherDownload = operation({
  function: 'allowAnotherDownload',
  method: 'POST',
  summary:
    'Allows one more download of a paid file to everyone who may see it, and reopens its download window if that has ended.',
  access: staffOnly,
  body: fileOfRequest,
  data: z.object({ fileId, downloadUntil: instant }),
});

export const changeFileTerms = operation({
  function: 'changeFileTerms',
  method: 'PUT',
  summary:
    'Changes charge, embargo and comment of a released file that is neither paid nor downloaded. Cancels an open payment first; fails while a bank is processing a payment. Omitted fields keep their values.',
  access: staffOnly,
  body: fileTermsChange,
  data: staffFileView,
});

export const withdrawFile = operation({
  function: 'withdrawFile',
  method: 'POST',
  summary:
    'Withdraws a released file. Deletes its content first, so that issued links stop working. Refunds its payment with `refund` (admins only); otherwise an admin must decide. `reason` and `note` are for staff only. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  body: fileWithdrawal,
  data: staffFileView,
});

export const refundFile = operation({
  function: 'refundFile',
  method: 'POST',
  summary: 'Refunds the payment of a withdrawn file. Repeating the call refunds nothing twice.',
  repeatable: true,
  access: admins,
  body: fileOfRequest,
  data: staffFileView,
});
