import '../preview/PreviewDialog.tsx';
import { removeSampleRequest } from '@portal/contract/configuration/endpoints/setup.ts';
import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import {
  replaceVerificationCode,
  revealVerificationCode,
} from '@portal/contract/requests/endpoints/verificationCode.ts';
import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { aDispute } from '../disputes/testing/aDispute.ts';
import { aFile } from '../requests/testing/aRequest.ts';
import { anEntry, asStaffFile, aReviewedSubmission } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import { aRecipient } from '../fulfillment/testing/openFulfillPanel.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../files/api/saveFromLink.ts', () => ({ saveFromLink }));

const cardOf = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the staff’s request screen', () => {
  it('shows Order ID and status, and offers an update and an upload', async () => {
    await showStaffRequest({ status: 'under_review' });
    expect(document.title).toMatch(/^Order LAW-2026-001/);
    expect(screen.getAllByText('Under Review')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Update Request' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Upload Documents' })).toBeEnabled();
  });

  it('marks a sample request, and lets only admins remove it', async () => {
    const { user } = await showStaffRequest({ isSample: true });
    expect(screen.getByText('Sample')).toBeVisible();
    expect(await screen.findByText('This is a sample request')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(cardOf('Request Information').queryByText('Verification code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Money' }));
    expect(await screen.findByText('A sample request has no charges and no invoices.')).toBeVisible();
    const removed: string[] = [];
    server.use(
      mockOperation(removeSampleRequest, ({ body }) => {
        removed.push(body.requestId);
        return body;
      }),
    );
    act(() => openSession({ token: aSessionToken({ role: 'admin' }), device: 'device-1' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the sample request?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(removed).toHaveLength(1);
  });

  it('shows the review state next to the status', async () => {
    const review = aReviewedSubmission({ state: 'approved', version: 2 });
    await showStaffRequest({ status: 'processing', review });
    expect(screen.getByText('Approved').parentElement).toHaveTextContent('ReviewApproved');
  });

  it('shows all details, each in one card', async () => {
    await showStaffRequest({ attorneyName: '', contactEmail: 'desk@pacific.example' });
    const patient = cardOf('Patient Information');
    expect(patient.getByText('Maria Alvarez')).toBeVisible();
    expect(patient.getByText('February 3, 1980')).toBeVisible();
    expect(patient.getByText('4821')).toBeVisible();
    expect(patient.queryByText('7. Medical Records')).toBeNull();
    const request = cardOf('Request Information');
    expect(request.getByText('7. Medical Records')).toBeVisible();
    expect(request.queryByText('Due date')).toBeNull();
    expect(request.getByText('Central Medical Center')).toBeVisible();
    expect(request.getByText('$15.00, paid on November 2, 2026')).toBeVisible();
    const contact = cardOf('Contact Information');
    for (const address of ['desk@pacific.example', 'clerk@pacific.example'])
      expect(contact.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
    expect(contact.getByRole('link', { name: '(213) 555-0101' })).toHaveAttribute('href', 'tel:+12135550101');
    expect(contact.getByText('Not provided')).toBeVisible();
  });

  it('shows a disputed fee', async () => {
    const paid = { state: 'paid', amount: 1500, paidAt: '2026-11-02T15:00:00.000Z' } as const;
    await showStaffRequest({
      payment: { ...paid, disputed: 'open', disputes: [aDispute({ amount: 15 })] },
    });
    const request = cardOf('Request Information');
    expect(request.getByText('$15.00, payment disputed')).toBeVisible();
    expect(request.getByText('Dispute of $15.00')).toBeVisible();
    expect(request.queryByRole('button', { name: /^Allow a new payment/ })).not.toBeInTheDocument();
  });

  it('shows when the client was last reminded of what is missing', async () => {
    await showStaffRequest({ clientRemindedAt: '2026-12-24T15:00:00.000Z' });
    const request = cardOf('Request Information');
    expect(request.getByText('Client last reminded')).toBeVisible();
    expect(request.getByText(/^Dec 24, 2026/)).toHaveAttribute('datetime', '2026-12-24T15:00:00.000Z');
  });

  it.each([
    [true, 'The documents are in the subpoena packet'],
    [false, 'No files'],
  ])(
    'says where the authorization is when none was uploaded (in the packet: %s)',
    async (loaIncluded, text) => {
      await showStaffRequest({ loaIncluded }, [], 'documents');
      expect(cardOf('Letter of Authorization / Proof of Service').getByText(text)).toBeVisible();
    },
  );

  it('shows who must appear for a personal appearance', async () => {
    await showStaffRequest({ requestType: 1, paAppliesTo: 'Physician', physicianName: 'Dr. Okafor' });
    const request = cardOf('Request Information');
    expect(request.getByText('Physician')).toBeVisible();
    expect(request.getByText('Dr. Okafor')).toBeVisible();
  });

  it.each([
    ['2026-11-20', 'pending', 'Overdue: yesterday'],
    ['2026-11-21', 'pending', 'Due soon: today'],
    ['2026-11-24', 'pending', 'Due soon: in 3 days'],
    ['2026-11-25', 'pending', null],
    ['2026-11-20', 'completed', null],
  ])('marks a request due on %s with status %s: %s', async (dueDate, status, mark) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    await showStaffRequest({ dueDate, status });
    const marks = screen.queryAllByText(/^(Overdue|Due soon):/).map(({ textContent }) => textContent);
    expect([...new Set(marks)]).toEqual(mark ? [mark] : []);
  });
});

describe('the history', () => {
  it('says when it is empty', async () => {
    await showStaffRequest({}, [], 'overview');
    expect(cardOf('Request History').getByText('No status history available')).toBeVisible();
  });

  it('shows entries newest first with author, notes and whether they are private', async () => {
    const at = '2026-11-03T15:00:00.000Z';
    await showStaffRequest(
      {
        statusHistory: [
          anEntry({ updatedBy: null, updatedByName: 'system' }),
          anEntry({ status: 'processing', updatedAt: at }),
          anEntry({ status: 'on_hold', updatedAt: at, notes: 'Wrong {{chart}}', isPrivate: true }),
        ],
      },
      [],
      'overview',
    );
    const [newest, middle, oldest] = cardOf('Request History').getAllByRole('listitem');
    expect(newest).toHaveTextContent(/On Hold.*Current Status.*Private.*Sam Clerk.*Wrong {{chart}}/);
    expect(middle).toHaveTextContent(/Processing.*Sam Clerk.*Nov 3, 2026/);
    expect(middle).not.toHaveTextContent(/Current Status|Private/);
    expect(oldest).toHaveTextContent(/Pending.*System/);
  });
});

describe('the verification code', () => {
  it('can be shown, copied and hidden', async () => {
    const requests: string[] = [];
    server.use(
      mockOperation(revealVerificationCode, ({ body }) => {
        requests.push(body.requestId);
        return { verificationCode: '7K3M9-QX2TB' };
      }),
    );
    const { user, stored } = await showStaffRequest();
    expect(screen.queryByRole('button', { name: 'Copy Verification code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the verification code' }));
    expect(await screen.findByText('7K3M9-QX2TB')).toBeVisible();
    expect(requests).toEqual([stored._id]);
    await user.click(screen.getByRole('button', { name: 'Copy Verification code' }));
    expect(await screen.findByText('Verification code copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7K3M9-QX2TB');
    await user.click(screen.getByRole('button', { name: 'Hide the verification code' }));
    expect(screen.queryByText('7K3M9-QX2TB')).not.toBeInTheDocument();
  });

  it('can be replaced, which hides the old one', async () => {
    server.use(
      mockOperation(revealVerificationCode, () => ({ verificationCode: '7K3M9-QX2TB' })),
      mockOperation(replaceVerificationCode, ({ body }) => ({
        requestId: body.requestId,
        emailedTo: 'desk@swift.example',
      })),
    );
    const { user } = await showStaffRequest({ contactEmail: 'desk@swift.example' });
    await user.click(screen.getByRole('button', { name: 'Show the verification code' }));
    expect(await screen.findByText('7K3M9-QX2TB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the verification code?' });
    expect(dialog).toHaveTextContent('We email the new one to desk@swift.example.');
    await user.click(within(dialog).getByRole('button', { name: 'Replace code' }));
    expect(
      await screen.findByText('Code replaced. We emailed the new one to desk@swift.example.'),
    ).toBeVisible();
    expect(screen.queryByText('7K3M9-QX2TB')).not.toBeInTheDocument();
  });

  it('of a request without an email address has to be passed on', async () => {
    const calls: string[] = [];
    server.use(
      mockOperation(replaceVerificationCode, ({ body }) => {
        calls.push(body.requestId);
        return { requestId: body.requestId, emailedTo: '' };
      }),
    );
    const { user, stored } = await showStaffRequest({ contactEmail: '', copyServiceEmail: '' });
    await user.click(screen.getByRole('button', { name: 'Replace code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the verification code?' });
    expect(dialog).toHaveTextContent('This request has no email address');
    await user.click(within(dialog).getByRole('button', { name: 'Replace code' }));
    expect(
      await screen.findByText('Code replaced. Show the new one and pass it on to the client.'),
    ).toBeVisible();
    expect(calls).toEqual([stored._id]);
  });

  it('says why it cannot be shown', async () => {
    server.use(failOperation(revealVerificationCode, 'rate_limited', 'Too many attempts'));
    const { user } = await showStaffRequest();
    await user.click(screen.getByRole('button', { name: 'Show the verification code' }));
    expect(await screen.findByText('Too many attempts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the verification code' })).toHaveFocus();
  });
});

describe('the messages', () => {
  it.each([
    ['nobody gets an email or a text message', [aRecipient({ isEmailed: false })], 1],
    ['the contact gets an email', [aRecipient()], 0],
  ])('say whether %s', async (_, recipients, notices) => {
    server.use(
      mockOperation(getMessages, () => ({ view: 'staff' as const, messages: [], unread: 0 })),
      mockOperation(listAssignees, () => []),
      mockOperation(getTemplates, () => []),
    );
    await showStaffRequest({ recipients }, [], 'messages');
    expect(await screen.findByLabelText('Message')).toBeVisible();
    const notice = 'Nobody can be notified about this request. Tell the client another way.';
    expect(screen.queryAllByText(notice)).toHaveLength(notices);
    expect(screen.queryByRole('button', { name: 'Download thread' })).not.toBeInTheDocument();
  });
});

describe('the files', () => {
  const letter = asStaffFile(aFile({ originalName: 'letter.pdf' }));
  const scan = asStaffFile(aFile({ originalName: 'scan.png', scan: 'infected' }));

  it('are listed in groups, and an empty group says so', async () => {
    await showStaffRequest({ loaFiles: [letter], uploadedFiles: [] }, [], 'documents');
    expect(
      cardOf('Letter of Authorization / Proof of Service').getByRole('button', {
        name: 'Preview letter.pdf',
      }),
    ).toBeVisible();
    expect(cardOf('Supporting Documents').getByText('No files')).toBeVisible();
  });

  it('are downloaded with the session, and a blocked file is not offered', async () => {
    const facts = { loaFiles: [letter], uploadedFiles: [scan] };
    const { user } = await showStaffRequest(facts, [], 'documents');
    server.use(
      mockOperation(downloadFileAuth, () => ({
        url: 'https://files.example/letter.pdf',
        originalName: 'letter.pdf',
        contentType: 'application/pdf',
        downloadedAt: '2026-11-20T12:00:00.000Z',
      })),
    );
    expect(screen.queryByRole('button', { name: 'Download scan.png' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download letter.pdf' }));
    await waitFor(() => expect(saveFromLink).toHaveBeenCalledWith('https://files.example/letter.pdf'));
    expect(await screen.findByText('File "letter.pdf" downloaded successfully!')).toBeVisible();
  });

  it('show the reason when they cannot be saved or previewed', async () => {
    const photo = asStaffFile(aFile({ originalName: 'photo.png', contentType: 'image/png' }));
    const { user } = await showStaffRequest({ loaFiles: [photo] }, [], 'documents');
    await user.click(screen.getByRole('button', { name: 'Download photo.png' }));
    expect(await screen.findByText('Error downloading file: File not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview photo.png' }));
    expect(await screen.findByText('Error loading preview: File not found')).toBeVisible();
  });
});
