import { exportRequestActivity, getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
// Preloads the lazy panel so that tests don't wait for the import.
import '../audit/ActivityPanel.tsx';
import { anActivityEntry } from '../audit/testing/anActivityEntry.ts';

const saveBlob = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('../../lib/saving/saveBlob.ts', () => ({ saveBlob }));

const panel = () => screen.findByRole('region', { name: 'Activity' });
const sentences = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

/** Opens the activity of a request with these entries. */
async function showActivity(...entries: readonly Partial<ActivityEntry>[]) {
  server.use(
    mockOperation(getRequestActivity, () => ({
      entries: entries.map(anActivityEntry),
      nextCursor: null,
    })),
  );
  const shown = await showStaffRequest();
  await shown.user.click(screen.getByRole('tab', { name: 'Activity' }));
  return shown;
}

describe('the tabs of a request', () => {
  it('start with the overview and keep the selected tab in the URL', async () => {
    const { user } = await showActivity({});
    expect(window.location.search).toBe('?tab=activity');
    expect(await panel()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Patient Information' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Money' })).toHaveFocus();
    expect(window.location.search).toBe('?tab=money');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('region', { name: 'Due date' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Activity' })).not.toBeInTheDocument();
  });

  it('keep the place in the list', async () => {
    const place = { from: '/dashboard?status=Pending' };
    const { user } = await showStaffRequest({}, [], 'details', undefined, place);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(window.location.search).toBe('');
    expect(window.history.state).toMatchObject({ usr: place });
  });

  it('keep unsaved edits', async () => {
    const { user } = await showActivity({});
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Edit Patient Information' }));
    await fill(user, screen.getByLabelText('Patient full name'), ' Junior');
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    await panel();
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Maria Alvarez Junior');
  });
});

describe('an entry', () => {
  const holder = { kind: 'holder', name: null } as const;
  const system = { kind: 'system', name: null } as const;
  const fileNames = ['chart.pdf'];
  const invoice = 'INV-2026-000007';
  const refund = { kind: 'invoice-refunded', invoice, cents: 2550 };
  const invoiceCases: [Partial<ActivityEntry>, string][] = [
    [{ kind: 'invoice-created', invoice }, `Dana Reyes created invoice ${invoice}`],
    [{ kind: 'invoice-edited', invoice }, `Dana Reyes changed invoice ${invoice}`],
    [{ kind: 'invoice-sent', invoice }, `Dana Reyes sent invoice ${invoice} to the client`],
    [{ kind: 'invoice-activated', invoice }, `Dana Reyes activated invoice ${invoice}`],
    [{ kind: 'invoice-deactivated', invoice }, `Dana Reyes deactivated invoice ${invoice}`],
    [{ kind: 'invoice-deleted', invoice }, `Dana Reyes deleted invoice ${invoice}`],
    [{ kind: 'invoice-settled', invoice }, `Dana Reyes marked invoice ${invoice} as paid outside the portal`],
    [{ kind: 'invoice-payment', invoice, actor: system }, `A payment for invoice ${invoice} was started`],
    [{ kind: 'invoice-payment', invoice, to: 'paid' }, `Invoice ${invoice} was paid`],
    [
      { kind: 'invoice-payment', invoice, to: 'clearing' },
      `The bank payment for invoice ${invoice} is clearing`,
    ],
    [{ kind: 'invoice-payment', invoice, to: 'failed' }, `The bank payment for invoice ${invoice} failed`],
    [{ ...refund, to: 'pending' }, `Dana Reyes started a refund of $25.50 for invoice ${invoice}`],
    [
      { ...refund, to: 'pending', actor: system },
      `Refund of $25.50 for invoice ${invoice}: nothing was owed for this payment`,
    ],
    [{ ...refund, to: 'done' }, `Refund of $25.50 for invoice ${invoice}: on its way`],
    [{ ...refund, to: 'failed' }, `Refund of $25.50 for invoice ${invoice}: failed`],
  ];
  const disputed = { kind: 'invoice-disputed', invoice, cents: 2550, actor: system };
  const disputeCases: [Partial<ActivityEntry>, string][] = [
    [{ ...disputed, to: 'needs_response' }, `Invoice ${invoice}: the payment of $25.50 was disputed`],
    [{ ...disputed, to: 'under_review' }, `Invoice ${invoice}: the bank is reviewing the $25.50 dispute`],
    [{ ...disputed, to: 'won' }, `Invoice ${invoice}: the $25.50 dispute was won`],
    [{ ...disputed, to: 'lost' }, `Invoice ${invoice}: the $25.50 dispute was lost`],
    [
      { ...disputed, to: 'warning_needs_response' },
      `Invoice ${invoice}: the bank opened an inquiry about the payment of $25.50`,
    ],
    [
      { ...disputed, to: 'warning_closed' },
      `Invoice ${invoice}: the bank closed its inquiry about the payment of $25.50`,
    ],
    [{ ...disputed, kind: 'fee-disputed', to: 'lost' }, 'Processing fee: the $25.50 dispute was lost'],
    [
      { ...disputed, kind: 'file-disputed', to: 'needs_response', fileNames },
      'chart.pdf: the payment of $25.50 was disputed',
    ],
    [{ kind: 'file-payment', fileNames }, 'A payment for “chart.pdf” was started'],
    [{ kind: 'file-payment', fileNames, to: 'paid' }, '“chart.pdf” was paid for'],
    [{ kind: 'file-payment', fileNames, to: 'clearing' }, 'The bank payment for “chart.pdf” is clearing'],
    [{ kind: 'file-payment', fileNames, to: 'failed' }, 'The bank payment for “chart.pdf” failed'],
    [
      { kind: 'file-refunded', fileNames, cents: 2550, actor: system },
      'Refund of $25.50 for “chart.pdf”: the file was already paid for',
    ],
    [
      { kind: 'file-refunded', fileNames, cents: 2550, reason: 'withdrawn', actor: system },
      'Refund of $25.50 for “chart.pdf”: the file was withdrawn',
    ],
    [
      { kind: 'payment-refunded', cents: 1500, to: 'done', actor: system },
      'Refund of $15.00 at Stripe, outside the portal',
    ],
    [
      { kind: 'payment-refunded', cents: 1500, to: 'failed', actor: system },
      'Refund of $15.00 at Stripe: failed',
    ],
    [{ kind: 'file-withdrawn', fileNames }, 'Dana Reyes withdrew “chart.pdf”'],
    [{ kind: 'file-terms-changed', fileNames }, 'Dana Reyes changed the terms of “chart.pdf”'],
    [{ kind: 'file-reopened', fileNames, cents: 2550 }, 'Dana Reyes requested payment again: chart.pdf'],
    [
      { kind: 'invoice-reopened', invoice, cents: 2550 },
      `Dana Reyes requested payment again: Invoice ${invoice}`,
    ],
  ];
  const cases: [Partial<ActivityEntry>, string][] = [
    ...disputeCases,
    [{ kind: 'submitted', actor: holder }, 'Someone without an account submitted the request'],
    [{ kind: 'submitted', files: 2 }, 'Dana Reyes submitted the request with 2 files'],
    [{ kind: 'fee-payment', actor: system, from: 'clearing', to: 'paid' }, 'The processing fee was paid'],
    [{ kind: 'fee-payment', to: 'clearing' }, 'The bank payment for the processing fee is clearing'],
    [{ kind: 'fee-payment', to: 'failed' }, 'The payment for the processing fee failed'],
    [{ kind: 'fee-payment' }, 'A new payment for the processing fee was started'],
    [
      { kind: 'account-verification', actor: system, to: 'pending' },
      'A payment is waiting for a bank account to be verified',
    ],
    [{ kind: 'file-scanned', verdict: 'clean', fileNames }, '“chart.pdf” passed the virus scan'],
    [
      { kind: 'authorization-checked', verdict: 'read', fileNames },
      'The portal checked the authorization “chart.pdf”',
    ],
    [
      { kind: 'authorization-checked', verdict: 'unreadable', fileNames },
      'The portal could not read the authorization “chart.pdf”',
    ],
    [
      { kind: 'file-scanned', verdict: 'infected', fileNames },
      '“chart.pdf” did not pass the virus scan and was blocked',
    ],
    [
      { kind: 'status-changed', from: 'pending', to: 'on_hold' },
      'Dana Reyes changed the status from Pending to On Hold',
    ],
    [
      { kind: 'status-changed', from: 'pending', to: 'on_hold', hasNotes: true },
      'Dana Reyes changed the status from Pending to On Hold, with notes',
    ],
    [
      { kind: 'status-changed', from: 'pending', to: 'new_one', hasNotes: true, isPrivate: true },
      'Dana Reyes changed the status from Pending to New One, with private notes',
    ],
    [{ kind: 'status-changed', from: 'pending', to: 'pending', hasNotes: true }, 'Dana Reyes added notes'],
    [
      { kind: 'status-changed', from: 'pending', to: 'pending', hasNotes: true, isPrivate: true },
      'Dana Reyes added private notes',
    ],
    [{ kind: 'file-opened', action: 'download', fileNames }, 'Dana Reyes downloaded “chart.pdf”'],
    [{ kind: 'file-opened', action: 'preview', fileNames }, 'Dana Reyes previewed “chart.pdf”'],
    [{ kind: 'file-opened', action: 'open' }, 'Dana Reyes opened “File that no longer exists”'],
    [{ kind: 'request-opened' }, 'Dana Reyes viewed the request'],
    [{ actor: { kind: 'admin', name: null } }, 'Unknown person viewed the request'],
    [{ kind: 'code-shown' }, 'Dana Reyes viewed the verification code'],
    [{ kind: 'code-replaced' }, 'Dana Reyes replaced the verification code'],
    [
      { kind: 'reminder-sent', to: 'download', days: 3, actor: { kind: 'system', name: null } },
      'System reminded the client of documents that nobody has downloaded (day 3)',
    ],
    [{ kind: 'notice-undelivered', to: 'contact' }, 'An email about the request did not arrive: Contact'],
    [{ kind: 'undelivered-ended', to: 'attorney' }, 'Emails about the request arrive again: Attorney'],
    [
      { kind: 'notice-resent', to: 'account', person: 'Kim Park' },
      'Dana Reyes emailed the current status of the request: Account, Kim Park',
    ],
    [
      { kind: 'undelivered-handled', to: 'account', person: null },
      'Dana Reyes marked an undelivered email as handled: Account',
    ],
    [{ kind: 'address-released', to: 'contact' }, 'Dana Reyes allowed emails again: Contact'],
    [{ kind: 'contact-changed' }, 'Dana Reyes corrected the email address of the contact'],
    [{ kind: 'activity-exported' }, 'Dana Reyes exported the activity'],
    [{ kind: 'messages-exported', isInternal: false }, 'Dana Reyes exported the messages'],
    [
      { kind: 'messages-exported', isInternal: true },
      'Dana Reyes exported the messages with the internal notes',
    ],
    [{ kind: 'owner-added' }, 'Dana Reyes added the request to their account'],
    [
      { kind: 'owner-removed', person: 'Kim Park' },
      'Dana Reyes removed an account from the request: Kim Park',
    ],
    [
      { kind: 'owner-readmitted', person: null },
      'Dana Reyes let an account add the request again: Unknown account',
    ],
    [
      { kind: 'edited', fields: ['patientName', 'recordsSaved', 'newField'] },
      'Dana Reyes edited the request: Patient full name, Records saved, and newField',
    ],
    [{ kind: 'files-added', fileNames: ['a.pdf', 'b.pdf'] }, 'Dana Reyes added a.pdf and b.pdf'],
    [{ kind: 'files-added', files: 3 }, 'Dana Reyes added 3 files'],
    [
      { kind: 'update-submitted', actor: holder, files: 2 },
      'Someone with the Order ID and code sent an update with 2 files',
    ],
    [{ kind: 'message-sent', isInternal: true }, 'Dana Reyes added an internal note'],
    [
      { kind: 'message-sent', isInternal: false, actor: holder },
      'Someone with the Order ID and code sent a message',
    ],
    [{ kind: 'message-sent', isInternal: false, files: 2 }, 'Dana Reyes sent a message with 2 files'],
    [{ kind: 'messages-read' }, 'Dana Reyes read the messages'],
    [{ kind: 'window-extended', fileNames }, 'Dana Reyes extended the download window of “chart.pdf”'],
    [{ kind: 'download-allowed', fileNames }, 'Dana Reyes allowed one more download of “chart.pdf”'],
    [{ kind: 'assigned', person: 'Sam Clerk' }, 'Dana Reyes assigned the request to Sam Clerk'],
    [{ kind: 'assigned', person: null }, 'Dana Reyes unassigned the request'],
    [
      { kind: 'due-date-changed', from: '2026-11-17', to: '2026-12-01' },
      'Dana Reyes changed the due date from Nov 17, 2026 to Dec 1, 2026',
    ],
    [
      { kind: 'reminder-sent', to: 'client', days: 7, actor: { kind: 'system', name: null } },
      'System reminded the client (day 7 of waiting)',
    ],
    [
      { kind: 'reminder-sent', to: 'assignee', days: 1, actor: { kind: 'system', name: null } },
      'System reminded the assignee (days before the due date: 1)',
    ],
    [
      { kind: 'reminder-sent', to: 'staff', days: 14, actor: { kind: 'system', name: null } },
      'The client did not answer the reminder of day 14',
    ],
    [
      { kind: 'due-date-changed', from: '2026-11-17', to: '2026-11-18', version: 2, actor: system },
      'The portal moved the due date from Nov 17, 2026 to Nov 18, 2026',
    ],
    [
      { kind: 'files-added', files: 2, isEarly: true },
      'Dana Reyes added 2 files before the earliest production date',
    ],
    [
      { kind: 'retention-changed', to: 'always' },
      'Dana Reyes changed the retention: kept indefinitely (legal hold)',
    ],
    [
      { kind: 'retention-changed', to: '60', fileNames },
      'Dana Reyes changed the retention of “chart.pdf”: deleted 60 days after closing',
    ],
    [
      { kind: 'files-deleted', fileNames: ['a.pdf', 'b.pdf'] },
      'Deleted under the retention schedule: a.pdf and b.pdf',
    ],
    [{ kind: 'assembly-opened' }, 'Dana Reyes opened the assembly of the records'],
    [{ kind: 'sources-added', files: 2 }, 'Dana Reyes added 2 files to assemble'],
    [{ kind: 'source-infected' }, 'The virus scan found malware in a file to assemble'],
    [{ kind: 'source-withdrawn' }, 'Dana Reyes withdrew a file to assemble'],
    [{ kind: 'sources-deleted', files: 1 }, 'Deleted under the retention schedule: 1 file to assemble'],
    [{ kind: 'pages-arranged' }, 'Dana Reyes arranged the pages of the records'],
    [{ kind: 'pages-redacted' }, 'Dana Reyes changed the redactions of the records'],
    [{ kind: 'packet-built', pages: 60 }, 'Dana Reyes built a packet with 60 pages'],
    [{ kind: 'packet-checked', pages: 1 }, 'Dana Reyes checked a packet with 1 page'],
    [
      { kind: 'packet-checked', pages: 2, second: 'passed' },
      'Dana Reyes made the second check of a packet with 2 pages',
    ],
    [
      { kind: 'packet-checked', pages: 2, second: 'overridden' },
      'Dana Reyes opened the release of a packet with 2 pages without a second person',
    ],
    [
      { kind: 'packet-checked', pages: 2, second: 'passed', unread: 1 },
      'Dana Reyes made the second check of a packet with 2 pages, with unchecked pages: 1',
    ],
    [
      { kind: 'packet-checked', pages: 2, second: 'overridden', unread: 1 },
      'Dana Reyes opened the release of a packet with 2 pages without a second person, with unchecked pages: 1',
    ],
    [{ kind: 'packet-to-check' }, 'Dana Reyes asked for a second check of a packet'],
    [{ kind: 'packet-returned', pages: 0 }, 'Dana Reyes sent a packet back'],
    [{ kind: 'packet-returned', pages: 2 }, 'Dana Reyes sent a packet back, pages with a problem: 2'],
    [{ kind: 'packet-blocked' }, 'A packet can no longer be released'],
    [{ kind: 'packet-canceled' }, 'Dana Reyes canceled a packet'],
    ...invoiceCases,
    [{ kind: 'something_brand-new' }, 'Dana Reyes: something brand new'],
  ];

  it('of each kind reads as a sentence', async () => {
    await showActivity(...cases.map(([entry]) => entry));
    expect(await sentences()).toEqual(cases.map(([, sentence]) => sentence));
  });

  it('shows its time and the role of the actor', async () => {
    await showActivity(
      { at: '2026-11-03T16:30:00.000Z' },
      { actor: system, kind: 'fee-payment', to: 'paid' },
    );
    const [first, second] = within(await panel()).getAllByRole('listitem');
    expect(within(first!).getByText(/Staff$/)).toBeVisible();
    expect(first!.querySelector('time')).toHaveAttribute('datetime', '2026-11-03T16:30:00.000Z');
    expect(within(second!).getByText(/System$/)).toBeVisible();
  });
});

describe('the list of entries', () => {
  it('shows what happened several times in a row as one line', async () => {
    const earlier = '2026-11-03T16:20:00.000Z';
    await showActivity({}, { at: earlier }, { kind: 'submitted' }, { at: earlier });
    const entries = within(await panel()).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent(/ · 2 times · Staff$/);
    expect(entries[2]).not.toHaveTextContent('times');
  });

  it('loads more on request and says when that failed', async () => {
    let fails = true;
    server.use(
      mockOperation(getRequestActivity, ({ query }) => {
        if (!query.cursor) {
          return { entries: [anActivityEntry()], nextCursor: '2026-11-03T16:30:00.000Z~1' };
        }
        if (fails) throw new MockFailure('unexpected', 'Something broke');
        return { entries: [anActivityEntry({ kind: 'code-shown' })], nextCursor: null };
      }),
    );
    const { user } = await showStaffRequest();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Something broke Reference: test.')).toBeVisible();
    expect(await sentences()).toHaveLength(1);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(await sentences()).toEqual([
        'Dana Reyes viewed the request',
        'Dana Reyes viewed the verification code',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('can be filtered by kind', async () => {
    server.use(
      mockOperation(getRequestActivity, ({ query }) => ({
        entries: query.group === 'views' ? [] : [anActivityEntry({ kind: `is-${query.group}` })],
        nextCursor: null,
      })),
    );
    const { user } = await showStaffRequest();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    const filter = within(await screen.findByRole('group', { name: 'Activity type' }));
    expect(filter.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(filter.getByRole('button', { name: 'Downloads' }));
    expect(await screen.findByText('Dana Reyes: is downloads')).toBeVisible();
    expect(filter.getByRole('button', { name: 'Downloads' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(filter.getByRole('button', { name: 'Views' }));
    expect(await screen.findByText('No activity of this kind')).toBeVisible();
  });

  it('says that it could not be loaded and retries', async () => {
    let fails = true;
    server.use(
      mockOperation(getRequestActivity, () => {
        if (fails) throw new MockFailure('unexpected', 'Something broke');
        return { entries: [], nextCursor: null };
      }),
    );
    const { user } = await showStaffRequest();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to load the activity.*Something broke/,
    );
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });
});

describe('the export', () => {
  const path = `*/api/${exportRequestActivity.path}`;

  it('is saved under the Order ID', async () => {
    server.use(http.get(path, () => new HttpResponse('time,event')));
    const { user } = await showActivity({});
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Activity exported')).toBeVisible();
    const [content, name] = saveBlob.mock.lastCall!;
    expect(name).toBe('activity-LAW-2026-001.csv');
    expect(await content.text()).toBe('time,event');
  });

  it('says why it failed', async () => {
    server.use(
      failOperation(
        exportRequestActivity,
        'rate_limited',
        'Too many requests. Please try again in a moment.',
      ),
    );
    const { user } = await showActivity({});
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/^Error exporting the activity: Too many requests/)).toBeVisible();
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
