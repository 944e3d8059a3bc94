import type { OpenSecondCheck } from '@portal/contract/packets/secondCheck.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
// Preloaded so that tests don't wait for the import.
import './components/SecondCheckBar.tsx';

const PACKET = '00000000-0000-4000-8000-0000000000aa';
const PAGES = '/dashboard/request/req_00000000000000000001/check-pages';
const AT = '2026-11-20T12:00:00.000Z';

const waiting: OpenSecondCheck = {
  packetId: PACKET,
  state: 'waiting',
  note: '',
  byName: 'Sam Clerk',
  at: AT,
  pages: 0,
};
const returned: OpenSecondCheck = {
  ...waiting,
  state: 'returned',
  note: 'The last page is cut off',
  byName: 'Lee Other',
  pages: 2,
};

async function bar(...secondChecks: OpenSecondCheck[]) {
  await showStaffRequest({ secondChecks }, [], 'overview');
  return within(await screen.findByRole('group', { name: 'Second check' }));
}

it('says on every tab who asked for a second check, and opens the packet', async () => {
  const line = await bar(waiting);
  expect(line.getByText('A packet waits for its second check.')).toBeVisible();
  expect(line.getByText(/^Sam Clerk asked for it on Nov 20, 2026/)).toBeVisible();
  expect(line.getByRole('link', { name: 'Open the packet' })).toHaveAttribute(
    'href',
    `${PAGES}?packet=${PACKET}`,
  );
});

it('says who sent a packet back that waits again, and why', async () => {
  const before = { note: 'Page 1 is cut off\nPage 2 too', byName: 'Lee Other', at: AT };
  const line = await bar({ ...waiting, returned: before });
  const text = line.getByText(/^Lee Other sent it back before, on Nov 20, 2026.*: Page 1 is cut off/);
  expect(text.textContent).toContain('cut off\nPage 2 too');
});

it('says who sent a packet back, why, and leads to its pages', async () => {
  const line = await bar(returned);
  expect(line.getByText(/^Lee Other sent the packet back on Nov 20, 2026/)).toBeVisible();
  expect(line.getByText('The last page is cut off')).toBeVisible();
  expect(line.getByText('Pages with a problem: 2')).toBeVisible();
  expect(line.getByRole('link', { name: 'Check pages' })).toHaveAttribute('href', PAGES);
});

it('shows several packets', async () => {
  const line = await bar(waiting, { ...returned, packetId: PACKET.replace('aa', 'bb') });
  expect(line.getAllByRole('link')).toHaveLength(2);
});

it('shows nothing for a request without one', async () => {
  await showStaffRequest({}, [], 'overview');
  expect(screen.queryByRole('group', { name: 'Second check' })).toBeNull();
});

it.each([
  ['passed', '', /^Second check by Lee Other on Nov 20, 2026/],
  [
    'overridden',
    'Court order',
    /^Lee Other released it without a second person on Nov 20, 2026.*: Court order$/,
  ],
] as const)('stands beside a released document: %s', async (state, note, text) => {
  const secondCheck = { state, note, byName: 'Lee Other', at: AT };
  const file = asStaffFile(aReleasedFile({ originalName: 'chart.pdf' }), { secondCheck });
  await showStaffRequest({ uploadedFiles: [file] }, [], 'documents');
  const card = within(screen.getByRole('region', { name: 'Files from the legal team' }));
  expect(card.getByText(text)).toBeVisible();
});
