import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDeadline, formatDeadlineTime } from '../../../lib/format.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { useFileAccess } from '../../files/api/useFileAccess.ts';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { aFile, aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { CODE } from '../../requests/testing/mockLookups.ts';
import { NextStepPanel } from './NextStepPanel.tsx';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const SOON = '2026-11-28T12:15:00.000Z';
const DAY = '2026-12-12T17:00:00.000Z';
const LATER = '2026-12-20T17:00:00.000Z';

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Documents are named by their kind. The flags of a view that the server makes are all there. */
const aDocument = (originalName: string, facts: Partial<FileView>) =>
  aReleasedFile({ originalName, isDownloadable: false, isViewable: false, ...facts });
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25, paymentState: 'paid' } as const;
const unpaid = { requiresPayment: true, chargeAmount: 25, downloadState: 'payment-required' } as const;
const openRequest = {
  state: 'open',
  reason: 'lost',
  note: '',
  requestedAt: DAY,
  answeredAt: null,
  answer: '',
} as const;

const free = aDocument('free', { isDownloadable: true, isViewable: true, downloadState: 'free' });
const free2 = { ...free, fileId: 'file_free2', originalName: 'free 2' };
const notice = { ...free, fileId: 'file_notice', originalName: 'notice', isNotice: true };
const inWindow = aDocument('paid', {
  ...paid,
  isDownloadable: true,
  isViewable: true,
  downloadState: 'once',
  downloadUntil: SOON,
});
const repeat = aDocument('again', {
  ...paid,
  isDownloadable: true,
  isViewable: true,
  downloadState: 'again',
  downloadedAt: NOW.toISOString(),
  downloadAgainUntil: SOON,
});
const usedUp = aDocument('used', {
  ...paid,
  downloadState: 'already-downloaded',
  downloadedAt: NOW.toISOString(),
  canRequestDownload: true,
});
const declined = { ...usedUp, canRequestDownload: false };
const missed = aDocument('missed', { ...paid, downloadState: 'window-closed', canRequestDownload: true });
const noPlace = aDocument('taken', { ...paid, downloadState: 'account-limit', canRequestDownload: true });
const requested = { ...usedUp, canRequestDownload: false, downloadRequest: openRequest };
const toPay = aDocument('unpaid', unpaid);
const clearing = aDocument('clearing', { ...unpaid, paymentState: 'clearing' });
const locked = aDocument('locked', { isViewable: true, downloadState: 'embargo', availableAt: DAY });
const lockedPaid = { ...locked, ...paid, fileId: 'file_locked_paid' };
const lockedSheet = { ...locked, fileId: 'file_locked_sheet', isViewable: false };
const lockedToday = { ...locked, availableAt: SOON };
const lockedLater = { ...locked, fileId: 'file_locked_later', availableAt: LATER };
const lockedUnpaid = aDocument('locked unpaid', { ...unpaid, availableAt: DAY });
const scanning = aDocument('scanning', { scan: 'pending', downloadState: 'scan-pending' });
const blocked = aDocument('blocked', { scan: 'infected', downloadState: 'infected' });
const withdrawn = aDocument('withdrawn', { withdrawnAt: SOON, downloadState: 'withdrawn' });
const deleted = aDocument('deleted', { deletedAt: SOON, downloadState: 'deleted' });
const disputed = aDocument('disputed', { ...paid, downloadState: 'payment-disputed' });
const lost = aDocument('lost', { ...paid, downloadState: 'payment-lost' });

interface Said {
  title: string;
  text: string;
  /** Lines about documents in other states. */
  others?: readonly string[];
  buttons?: readonly string[];
}

const soon = () => formatDeadline(SOON);
const waiting: Said = {
  title: 'Nothing to do right now',
  text: 'We are working on your request. Every change appears on this page.',
};
const complete: Said = {
  title: 'Your request is complete',
  text: 'You don’t need to do anything else.',
};
const ONCE =
  'A paid document can be downloaded once, within 12 hours. If you need it again, request another download.';
const ASKED = {
  title: 'You asked for another download',
  text: 'Our staff will answer soon. We’ll email you, and the answer appears on this page.',
};
const withdrawnText: Said = {
  title: 'We withdrew your documents',
  text: 'You can no longer open or download 1 document. Please contact us if you have a question.',
};

type Row = [state: string, files: readonly FileView[], open: () => Said, completed?: () => Said];

/** What the panel says of an open request with these documents, and of a completed one if that differs. */
const table: readonly Row[] = [
  ['no documents', [], () => waiting, () => complete],
  [
    'ready',
    [free, free2],
    () => ({
      title: 'Your documents are ready',
      text: 'You can download 2 documents free of charge at any time.',
      buttons: ['free: Download', 'free 2: Download'],
    }),
  ],
  [
    'in its window',
    [inWindow],
    () => ({
      title: 'Documents are ready to download',
      text: `You can download 1 document once, until ${soon()}.`,
      buttons: ['paid: Download'],
    }),
  ],
  [
    'two in their windows',
    [inWindow, { ...inWindow, fileId: 'file_2', originalName: 'paid 2' }],
    () => ({
      title: 'Documents are ready to download',
      text: `You can download 2 documents, each one once. The first download window ends on ${soon()}.`,
      buttons: ['paid: Download', 'paid 2: Download'],
    }),
  ],
  [
    'just downloaded',
    [repeat],
    () => ({
      title: 'You downloaded your documents',
      text: `You can download 1 document again until ${soon()}, in case something went wrong. After that, you can request another download.`,
      buttons: ['again: Download again'],
    }),
  ],
  [
    'used up',
    [usedUp],
    () => ({
      title: 'You downloaded your documents',
      text: ONCE,
      buttons: ['used: Request another download'],
    }),
    () => ({ ...complete, text: ONCE, buttons: ['used: Request another download'] }),
  ],
  [
    'used up, after another download was declined',
    [declined],
    () => ({
      title: 'You downloaded your documents',
      text: 'We declined another download. You can ask again after 24 hours, or contact us.',
    }),
    () => ({
      title: 'Your request is complete',
      text: 'We declined another download. You can ask again after 24 hours, or contact us.',
    }),
  ],
  ['used up, and requested again', [requested], () => ASKED],
  [
    'not downloaded in time',
    [missed],
    () => ({
      title: 'A download window has ended',
      text: 'Not downloaded in time: 1 document. You can request another download.',
      buttons: ['missed: Request another download'],
    }),
  ],
  [
    'downloaded by other accounts',
    [noPlace],
    () => ({
      title: 'Other accounts downloaded your documents',
      text: 'Enough accounts have downloaded 1 document. You can request another download.',
      buttons: ['taken: Request another download'],
    }),
  ],
  [
    'to pay',
    [toPay],
    () => ({
      title: 'You have documents to pay for',
      text: '1 document to pay for. Total: $25.00. You can open each document as soon as it is paid.',
      buttons: ['unpaid: Pay $25.00'],
    }),
  ],
  [
    'clearing',
    [clearing],
    () => ({
      title: 'Bank payment clearing',
      text: 'You can open 1 document when your bank completes the payment. That takes 3-7 business days.',
    }),
  ],
  [
    'free and locked',
    [locked],
    () => ({
      title: 'Your records can be downloaded from December 12, 2026',
      text: 'You can read them now. Can’t be downloaded yet: 1 document.',
    }),
  ],
  [
    'paid and locked',
    [lockedPaid],
    () => ({
      title: 'Your records can be downloaded from December 12, 2026',
      text: 'You can read them now. Can’t be downloaded yet: 1 document.',
    }),
  ],
  [
    'locked without a preview',
    [lockedSheet],
    () => ({
      title: 'Your records can be downloaded from December 12, 2026',
      text: 'They are locked until then. Can’t be downloaded yet: 1 document.',
    }),
  ],
  [
    'locked, one without a preview',
    [locked, lockedSheet],
    () => ({
      title: 'Your records can be downloaded from December 12, 2026',
      text: 'You can read 1 document now. Can’t be downloaded yet: 2 documents.',
    }),
  ],
  [
    'locked until later today',
    [lockedToday],
    () => ({
      title: `Your records can be downloaded today from ${formatDeadlineTime(SOON)}`,
      text: 'You can read them now. Can’t be downloaded yet: 1 document.',
    }),
  ],
  [
    'locked and unpaid',
    [lockedUnpaid],
    () => ({
      title: 'You can pay for your records and download them from December 12, 2026',
      text: 'Not available yet: 1 document. Total: $25.00. You can open each document as soon as it is paid.',
    }),
  ],
  [
    'in the virus scan',
    [scanning],
    () => ({
      title: 'Your documents are being checked for viruses',
      text: 'In the virus scan: 1 document. Please look again in a few minutes.',
    }),
  ],
  ['blocked', [blocked], () => waiting, () => complete],
  ['withdrawn', [withdrawn], () => withdrawnText],
  ['deleted', [deleted], () => waiting, () => complete],
  [
    'disputed',
    [disputed],
    () => ({
      title: 'A payment is disputed',
      text: 'You can download 1 document after the dispute is resolved.',
    }),
  ],
  [
    'lost in a dispute',
    [lost],
    () => ({
      title: 'The bank withdrew a payment',
      text: 'You cannot download 1 document. Please contact us to pay again.',
    }),
  ],
  [
    'only the notice',
    [notice],
    () => ({
      ...waiting,
      text: 'So far, we released only the notice of 42 CFR 2.32. We are working on your records.',
    }),
    () => complete,
  ],
  [
    'the notice with a document',
    [notice, free],
    () => ({
      title: 'Your documents are ready',
      text: 'You can download 2 documents free of charge at any time.',
      buttons: ['free: Download', 'notice: Download'],
    }),
  ],
  [
    'the notice with a locked document',
    [notice, locked],
    () => ({
      title: 'Your records can be downloaded from December 12, 2026',
      text: 'You can read them now. Can’t be downloaded yet: 1 document.',
    }),
  ],
  ['only a file of the client', [aFile()], () => waiting, () => complete],
  [
    'ready, and locked until two days',
    [lockedLater, free, locked],
    () => ({
      title: 'Your documents are ready',
      text: 'You can download 1 document free of charge at any time.',
      others: ['Download from December 12, 2026: 1 document', 'Download from December 20, 2026: 1 document'],
      buttons: ['free: Download'],
    }),
  ],
  [
    'in its window, to pay, used up, and ready',
    [usedUp, free, toPay, inWindow],
    () => ({
      title: 'Documents are ready to download',
      text: `You can download 1 document once, until ${soon()}.`,
      others: [
        'To pay: 1 document ($25.00)',
        'Ready to download: 1 document',
        'Already downloaded: 1 document',
      ],
      buttons: ['paid: Download'],
    }),
  ],
  [
    'to pay, and everything that has a line',
    [lost, toPay, requested, repeat, missed, noPlace, clearing, lockedUnpaid, scanning, disputed, withdrawn],
    () => ({
      title: 'You have documents to pay for',
      text: '1 document to pay for. Total: $25.00. You can open each document as soon as it is paid.',
      others: [
        `Download again until ${soon()}: 1 document`,
        'Download window ended: 1 document',
        'Downloaded by other accounts: 1 document',
        'Payment withdrawn by the bank: 1 document',
        'Payment disputed: 1 document',
        'Bank payment clearing: 1 document',
        'Pay and download from December 12, 2026: 1 document',
        'Another download requested: 1 document',
        'In the virus scan: 1 document',
      ],
      buttons: ['unpaid: Pay $25.00'],
    }),
  ],
  [
    'used up, and withdrawn',
    [withdrawn, usedUp],
    () => ({
      title: 'You downloaded your documents',
      text: ONCE,
      buttons: ['used: Request another download'],
    }),
    () => ({ ...complete, text: ONCE, buttons: ['used: Request another download'] }),
  ],
];

function Panel({ access }: { access: ClientViewAccess }) {
  return <NextStepPanel access={access} files={useFileAccess(access)} started={null} />;
}

const readers = {
  holder: (request: ReturnType<typeof aRequest>): ClientViewAccess => ({
    request,
    pair: { orderId: request.orderId, code: CODE },
  }),
  client: (request: ReturnType<typeof aRequest>): ClientViewAccess => ({ request, pair: null }),
};

/** What the panel says for a reader. */
function saidTo(reader: keyof typeof readers, facts: Parameters<typeof aRequest>[0]): Said {
  const { container, unmount } = renderScreen(<Panel access={readers[reader](aRequest(facts))} />);
  const others = screen.queryByRole('list', { name: 'Other documents' });
  const lines = others ? within(others).getAllByRole('listitem') : [];
  const buttons = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  const said = {
    title: screen.getByRole('heading').textContent,
    text: container.querySelector('h3 + p')?.textContent ?? '',
    ...(lines.length > 0 && { others: lines.map((line) => line.textContent) }),
    ...(buttons.length > 0 && { buttons }),
  };
  unmount();
  return said;
}

describe.each(['holder', 'client'] as const)('what a %s reads of documents that are', (reader) => {
  it.each(table)('%s', (...[, uploadedFiles, open, completed = open]: Row) => {
    expect(saidTo(reader, { status: 'processing', uploadedFiles: [...uploadedFiles] })).toEqual(open());
    expect(saidTo(reader, { status: 'completed', uploadedFiles: [...uploadedFiles] })).toEqual(completed());
  });
});

it('lists documents below a step that is about something else', () => {
  const facts = { status: 'on_hold', uploadedFiles: [free, toPay] };
  expect(saidTo('client', facts)).toMatchObject({
    title: 'You have documents to pay for',
    others: ['Ready to download: 1 document'],
  });
  expect(saidTo('client', { ...facts, uploadedFiles: [free] })).toMatchObject({
    title: 'Your request is on hold',
    others: ['Ready to download: 1 document'],
  });
});

describe('a note of staff that the client has not answered', () => {
  const unansweredNote = { notes: 'Please send a signed form.', updatedAt: '2026-11-27T17:00:00.000Z' };
  const text =
    'We wrote this note on November 27, 2026. If it asks for something, answer with a message or an update.';

  it.each<[string, Parameters<typeof aRequest>[0], title: string]>([
    ['we work on the request', { status: 'processing' }, 'Please read our note'],
    ['an update is reviewed', { status: 'update_requested' }, 'Please read our note'],
    [
      'only the notice is released',
      { status: 'processing', uploadedFiles: [notice] },
      'Please read our note',
    ],
    ['a bank payment clears', { payment: { state: 'clearing', amount: 1500 } }, 'Bank payment clearing'],
    ['the request is complete', { status: 'completed' }, 'Your request is complete'],
  ])('is shown instead of “nothing to do” while %s', (_, facts, title) => {
    const { container } = renderScreen(
      <Panel access={readers.holder(aRequest({ ...facts, unansweredNote }))} />,
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Please send a signed form.')).toBeVisible();
    expect(container).not.toHaveTextContent(/nothing to do|need to do anything/i);
  });

  it('is left out of a step that asks for something itself', () => {
    renderScreen(<Panel access={readers.holder(aRequest({ uploadedFiles: [toPay], unansweredNote }))} />);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

it('says nothing of locked documents of a canceled request', () => {
  expect(saidTo('client', { status: 'cancelled', uploadedFiles: [locked, free] })).toEqual({
    title: 'This request was canceled',
    text: 'We are no longer working on it. The status history shows when it was canceled, with our note if we wrote one. If you still need the records, contact us.',
  });
});
