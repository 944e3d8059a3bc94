import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { openAsHolder } from '../support/documents.ts';
import type { JourneyPortal } from '../support/fixtures.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import type { ScreenState } from '../support/screenState.ts';

/** A request with a question of the client, an internal note and an answer. */
async function requestWithMessages(portal: JourneyPortal) {
  const request = await submitRequest(portal);
  const clerk: Person = await createStaff(portal);
  const say = (text: string, headers: Record<string, string>, isInternal = false) =>
    dataOf(portal.api, sendMessage, {
      headers: { ...headers, ...randomIpHeader() },
      body: { requestId: request.requestId, messageId: randomUUID(), text, isInternal },
    });
  const holder = accessHeader(await lookUp(portal, request));
  await say('We are missing the films of March 2024. When will they be released?', holder);
  await say('Radiology says Monday.', authHeaders(clerk), true);
  await say('The films will be released on Monday.', authHeaders(clerk));
  await say('Thank you. The hearing is on December 14.', holder);
  return request;
}

async function expectMessages(page: Page, count: number): Promise<void> {
  const list = page.getByRole('list', { name: 'Messages' });
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await list.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
}

/** The thread of a request on both sides. */
export const messageScreens: readonly ScreenState[] = [
  {
    name: 'staff-messages',
    documented: true,
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestWithMessages(portal), 'messages');
      await expectMessages(page, 4);
    },
  },
  {
    name: 'staff-messages-download',
    open: async (page, portal) => {
      await openRequestAsStaff(page, portal, await requestWithMessages(portal), 'messages');
      await page.getByRole('button', { name: 'Download thread' }).click();
      await expect(page.getByRole('checkbox', { name: 'Include internal notes' })).toBeVisible();
    },
  },
  {
    name: 'client-messages',
    documented: true,
    open: async (page, portal) => {
      await openAsHolder(page, await requestWithMessages(portal));
      await expectMessages(page, 3);
    },
  },
];
