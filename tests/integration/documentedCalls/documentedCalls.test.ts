import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Every row of the call tables in section 7 of the two specifications. The tests in this folder send only the documented
 * payloads and read the documented names.
 */
const rows = {
  'client portal': [
    'POST /auth/signup',
    'POST /auth/signin',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /auth/change-password',
    'GET /user/profile',
    'POST /user/settings',
    'POST /submitUserProfile',
    'GET /crypto/public-key',
    'POST /generateUploadUrls',
    'PUT to each returned upload URL',
    'POST /submitClientRequest',
    'POST /updateClientRequest',
    'GET /getClientRequest',
    'GET /getRequestStatus',
    'GET /manageRequestStatuses',
    'GET /getFacilities',
    'GET /getAttorneyData',
    'GET /downloadFile',
    'GET /checkFileDownload',
    'GET /checkDownloadStatus',
    'POST /payment/create-intent',
    'POST /updateFilePayment',
    'POST /updateInvoicePayment',
  ],
  'staff console': [
    'GET /dashboard/analytics',
    'GET /getAllClientRequests',
    'GET /getRequestDetails',
    'POST /submitClientRequest of the internal form',
    'PUT /updateRequestStatus',
    'PUT /updateRequest',
    'POST /generateUploadUrls for a request',
    'POST /updateRequestFiles',
    'GET /downloadFileAuth',
    'GET /checkFileDownloadAuth',
    'POST /extendDownloadWindow',
    'GET /manageInvoices',
    'POST /manageInvoices',
    'PUT /manageInvoices',
    'DELETE /manageInvoices',
    'GET /manageQuickAddItems',
    'POST /manageQuickAddItems',
    'PUT /manageQuickAddItems',
    'DELETE /manageQuickAddItems',
    'GET /manageRequestStatuses',
    'POST /manageRequestStatuses',
    'PUT /manageRequestStatuses',
    'DELETE /manageRequestStatuses',
    'GET /manageFacilities',
    'POST /manageFacilities',
    'PUT /manageFacilities',
    'DELETE /manageFacilities',
    'GET /analytics',
  ],
};

const titles = globSync('*.test.ts', { cwd: import.meta.dirname }).flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...text.matchAll(/\bit(?:\.each\([^]*?\]\))?\(\s*(['`])(.*?)\1/g)].map(([, , title]) => title!);
});

it.each(Object.entries(rows).flatMap(([table, all]) => all.map((row) => [table, row] as const)))(
  'the %s: %s has a test',
  (_, row) => {
    const [, method, rest] = /^(\w+) (.+)$/.exec(row)!;
    const path = new RegExp(`(?:^|\\s)${rest}(?![\\w/])`);
    const called = new RegExp(`\\b${method}\\b`);
    expect(titles.filter((title) => path.test(title) && called.test(title))).not.toEqual([]);
  },
);
