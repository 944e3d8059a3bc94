import { expect, type Page } from '@playwright/test';
import { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import {
  getRequestAccounts,
  removeRequestAccount,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import {
  authHeaders,
  createStaff,
  freshEmail,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { anUnfinishedRequest } from '../../support/requests/unfinishedRequests.ts';
import { openDraftAtStep } from '../support/draft.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import { injectSession, openAs } from '../support/people.ts';
import type { ScreenState } from '../support/screenState.ts';
import { openAsDemo, openDemoDashboard } from './openAsDemo.ts';

async function openDemoRequest(page: Page, portal: JourneyPortal): Promise<void> {
  await openDemoDashboard(page, portal);
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(page.getByText(/^Expected by/)).toBeVisible();
}

/** The dashboard and the page of a request. */
export const dashboardScreens: readonly ScreenState[] = [
  {
    name: 'dashboard-empty',
    documented: true,
    open: async (page, portal) => {
      await openAs(page, await signUpPerson(portal));
      await expect(page.getByText('No client requests found')).toBeVisible();
      await expect(page.getByText('No recent requests')).toBeVisible();
    },
  },
  {
    name: 'dashboard',
    inEveryRun: true,
    documented: true,
    open: async (page, portal) => {
      await openDemoRequest(page, portal);
      await page.getByRole('link', { name: 'Dashboard' }).last().click();
      const recents = page.getByRole('region', { name: 'Recent Client Requests' });
      await expect(recents.getByText('Just now')).toBeVisible();
      await expect(page.getByRole('link', { name: /^View order/ }).first()).toBeVisible();
    },
  },
  {
    name: 'dashboard-unfinished',
    documented: true,
    open: async (page, portal) => {
      const client = await signUpPerson(portal);
      await submitAsClient(portal, client, { orderId: 'WC-2026-1187', patientName: 'Robin Example' });
      const headers = { ...authHeaders(client), ...randomIpHeader() };
      const body = anUnfinishedRequest({ orderId: 'WC-2026-1201', patientName: 'Sam Example' });
      await dataOf(portal.api, saveUnfinishedRequest, { headers, body });
      await openAs(page, client);
      await expect(page.getByRole('button', { name: 'Continue WC-2026-1201' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^View order/ })).toBeVisible();
    },
  },
  {
    name: 'review-duplicate',
    open: async (page, portal) => {
      const client = await signUpPerson(portal);
      const patient = { patientName: 'Robin Example', patientDob: '1984-03-12' };
      await submitAsClient(portal, client, { ...patient, facilityName: 'Central Medical Center' });
      await injectSession(page, client);
      await openDraftAtStep(page, 4);
      await expect(page.getByText('You may have ordered these records already')).toBeVisible();
    },
  },
  {
    name: 'dashboard-filters',
    documented: true,
    open: async (page, portal) => {
      await openDemoDashboard(page, portal, '?submittedDateFrom=2020-01-01&status=pending&limit=5');
      await expect(page.getByRole('group', { name: 'Submitted' })).toBeVisible();
      await expect(page.getByText(/result\(s\) found/)).toBeVisible();
      await page
        .getByRole('heading', { name: 'Your requests' })
        .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'dashboard-nothing-found',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/dashboard?search=nobody+of+that+name&requestType=3');
      await expect(page.getByText('No client requests found')).toBeVisible();
    },
  },
  {
    name: 'dashboard-staff',
    documented: true,
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'staff');
      await expect(page.getByRole('link', { name: /^View & Edit order/ }).first()).toBeVisible();
    },
  },
  { name: 'request', documented: true, open: openDemoRequest },
  {
    name: 'request-not-found',
    open: async (page, portal) => {
      await openAsDemo(page, portal, 'client', '/dashboard/request/no-such-request');
      await expect(page.getByText('Request not found')).toBeVisible();
    },
  },
  {
    name: 'tracker-add',
    documented: true,
    open: async (page, portal) => {
      const { orderId, verificationCode } = await submitRequest(portal);
      const search = new URLSearchParams({ orderId, verificationCode });
      await openAs(page, await signUpPerson(portal), `/request-status?${search}`);
      await expect(page.getByRole('button', { name: 'Add to my requests' })).toBeVisible();
      await expect(page.getByText(/^Expected by/)).toBeVisible();
    },
  },
  {
    name: 'tracker-accounts',
    open: async (page, portal) => {
      const { requestId, submitter } = await requestWithAccounts(portal);
      await openAs(page, submitter, `/dashboard/request/${requestId}`);
      await showAccounts(page);
    },
  },
  {
    name: 'tracker-remove-account',
    open: async (page, portal) => {
      const { requestId, submitter } = await requestWithAccounts(portal);
      await openAs(page, submitter, `/dashboard/request/${requestId}`);
      await showAccounts(page);
      await page.getByRole('button', { name: /^Remove j•••/ }).click();
      await expect(page.getByRole('button', { name: 'Remove account' })).toBeVisible();
    },
  },
  {
    name: 'staff-accounts',
    open: async (page, portal) => {
      const { requestId } = await requestWithAccounts(portal);
      await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}?tab=details`);
      await showAccounts(page);
    },
  },
];

/** A request that the submitter, a colleague and a removed account have had. */
async function requestWithAccounts(portal: JourneyPortal) {
  const [submitter, staff, colleague, stranger] = await Promise.all([
    signUpPerson(portal),
    createStaff(portal),
    signUpPerson(portal, { email: `jane-${freshEmail()}` }),
    signUpPerson(portal, { email: `x-${freshEmail().replace('firm', 'elsewhere')}` }),
  ]);
  const request = await submitForClient(portal, submitter);
  const { requestId } = request;
  const held = accessHeader(await lookUp(portal, request));
  const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
  for (const person of [colleague, stranger]) {
    const headers = { ...held, ...headersOf(person) };
    await dataOf(portal.api, addToMyRequests, { headers, body: { requestId } });
  }
  const headers = headersOf(staff);
  const { accounts } = await dataOf(portal.api, getRequestAccounts, { headers, query: { requestId } });
  const { accountId } = accounts.at(-1)!;
  await dataOf(portal.api, removeRequestAccount, { headers, body: { requestId, accountId } });
  return { requestId, submitter };
}

async function showAccounts(page: Page): Promise<void> {
  const accounts = page.getByRole('region', { name: 'Accounts with this order' });
  await expect(accounts.getByRole('button', { name: /^Readmit/ })).toBeVisible();
  await accounts.scrollIntoViewIfNeeded();
}
