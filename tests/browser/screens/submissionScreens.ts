import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { submitToQueue } from '../../support/requests/intakeCalls.ts';
import { submitRequest, uploadFile } from '../../support/requests/order.ts';
import { openAs } from '../support/people.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import type { ScreenState } from '../support/screenState.ts';

/** The intake queue and the review of a submission. */
export const submissionScreens: readonly ScreenState[] = [
  {
    name: 'submissions',
    documented: true,
    open: async (page, portal) => {
      const clerk = await invitePerson(portal, 'staff');
      const { orderId } = await submitToQueue(portal, clerk);
      await openAs(page, clerk, `/submissions?search=${orderId}`);
      await expect(page.getByText('Showing 1 of 1 submissions')).toBeVisible();
    },
  },
  {
    name: 'submissions-reject',
    documented: true,
    open: async (page, portal) => {
      const clerk = await invitePerson(portal, 'staff');
      const { orderId } = await submitToQueue(portal, clerk);
      await openAs(page, clerk, `/submissions?search=${orderId}`);
      await page.getByRole('button', { name: /^Start review/ }).click();
      await page.getByRole('button', { name: 'Reject...' }).click();
      await page.getByLabel('Letter of Authorization is missing').uncheck();
      await page.getByRole('button', { name: 'Reject and notify the client' }).click();
      await expect(page.getByText('Please choose at least one reason')).toBeVisible();
    },
  },
  {
    name: 'staff-authorization',
    documented: true,
    open: async (page, portal) => {
      const draftId = randomUUID();
      const content = textPdf(authorizationLines({ date: '' }));
      const fileId = await uploadFile(portal, draftId, { name: 'authorization.pdf', content });
      const request = await submitRequest(portal, { loaIncluded: false, loaFiles: [{ fileId }] }, draftId);
      await lookUpAfterScan(portal, request);
      await endTasksOf(portal, request.requestId);
      await openRequestAsStaff(page, portal, request, 'overview');
      await expect(page.getByText('Not found: signature date')).toBeVisible();
      // The document is shown beside the review on wide screens only.
      const isWide = await page.getByRole('combobox', { name: 'Shown document' }).isVisible();
      if (isWide) await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    },
  },
];
