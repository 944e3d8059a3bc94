import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aReleasedFile } from '../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';

const waiting = {
  status: 'completed',
  notes: '',
  isPrivate: false,
  at: '2026-11-20T12:00:00.000Z',
  byName: 'Dana Reyes',
  isLate: false,
  end: null,
} as const;

it.each<[what: string, facts: Partial<StaffRequestView['waitingStatus']>, texts: string[]]>([
  [
    'waits',
    {},
    [
      'The status “Completed” is set after the virus scan',
      'Microsoft Defender can take longer than a minute.',
    ],
  ],
  ['waits for a day', { isLate: true }, ['The virus scan takes longer than a day', 'Withdraw the documents']],
  ['ended by an update', { end: 'updated' }, ['“Completed” was not set', 'The client sent an update']],
  ['ended by a withdrawal', { end: 'withdrawn' }, ['“Completed” was not set', 'A document was withdrawn']],
  ['ended by the portal', { end: 'replaced' }, ['“Completed” was not set', 'The portal changed the status']],
])('says that a status %s', async (_, facts, texts) => {
  await showStaffRequest({ waitingStatus: { ...waiting, ...facts } });
  for (const text of texts) expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(screen.getByText(/Dana Reyes chose it on/)).toBeVisible();
});

it('names an infected document, and offers to withdraw it', async () => {
  const file = asStaffFile(aReleasedFile({ originalName: 'chart.pdf', scan: 'infected' }));
  await showStaffRequest({ uploadedFiles: [file], waitingStatus: { ...waiting, end: 'infected' } });
  expect(await screen.findByText(/The virus scan found malware. Withdraw the file/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Withdraw: chart.pdf' }).length).toBeGreaterThan(0);
});

it.each([
  [null, false, 'Note for the client'],
  ['infected', true, 'Private note'],
] as const)('shows the notes, which are in no history yet (end: %s)', async (end, isPrivate, label) => {
  const notes = 'Pages 5 to 7 are redacted';
  await showStaffRequest({ waitingStatus: { ...waiting, end, notes, isPrivate } });
  expect(await screen.findByText(notes, { exact: false })).toHaveTextContent(`${label} ${notes}`);
});

it('says nothing without one', async () => {
  await showStaffRequest();
  expect(screen.queryByText(/after the virus scan/)).not.toBeInTheDocument();
});

describe('a live region, which was there before its text', () => {
  /** The data is outdated when the person returns to the tab. */
  const readAgain = () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    fireEvent(window, new Event('visibilitychange'));
  };
  const regionOf = (text: HTMLElement) => text.closest<HTMLElement>('[role=status]');

  it.each<[string, Partial<StaffRequestView>, string]>([
    ['is set', { waitingStatus: undefined, status: 'completed' }, 'The status is “Completed”'],
    ['is not set', { waitingStatus: { ...waiting, end: 'updated' } }, 'The client sent an update'],
  ])('says that a status that waited %s', async (_, end, text) => {
    const { stored } = await showStaffRequest({ waitingStatus: waiting });
    const region = regionOf(await screen.findByText(/is set after the virus scan/));
    Object.assign(stored, end);
    readAgain();
    expect(regionOf(await screen.findByText(text, { exact: false }))).toBe(region);
    expect(region).toBeInTheDocument();
  });

  it('says that a status waits', async () => {
    const { stored } = await showStaffRequest();
    const regions = screen.getAllByRole('status');
    stored.waitingStatus = waiting;
    readAgain();
    const text = await screen.findByText(/is set after the virus scan/);
    expect(regions).toContain(regionOf(text));
  });
});

it('names a document that was blocked after the request was closed', async () => {
  const file = asStaffFile(aReleasedFile({ originalName: 'chart.pdf', scan: 'infected' }));
  await showStaffRequest({ status: 'completed', uploadedFiles: [file] });
  const region = (await screen.findByText('The client did not get all documents')).closest('[role=status]');
  expect(region).toHaveTextContent(
    'The virus scan found malware. Withdraw the file, and send a clean copy.chart.pdf',
  );
  expect(within(region as HTMLElement).getByRole('button', { name: 'Withdraw: chart.pdf' })).toBeVisible();
});

it('names no blocked document of an open request that does not wait', async () => {
  const file = asStaffFile(aReleasedFile({ originalName: 'chart.pdf', scan: 'infected' }));
  await showStaffRequest({ status: 'on_hold', uploadedFiles: [file] });
  expect(screen.queryByText('The client did not get all documents')).not.toBeInTheDocument();
});
