import type { NotificationRecipient } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { startNext } from '@portal/contract/requests/live/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { pdf } from './testing/offerStore.ts';
import { aRecipient, isClosed, openPanel, openWithAllParts } from './testing/openFulfillPanel.tsx';

describe('the panel', () => {
  it('cannot send anything while it is empty and says so', async () => {
    const { panel, send, note } = await openPanel();
    expect(send()).toBeDisabled();
    expect(panel.getByText('Nothing to send yet')).toBeVisible();
    await note('Called');
    expect(send()).toBeEnabled();
  });

  it('says whose records go out, and to whom', async () => {
    const { summary, panel } = await openPanel();
    const line = within(panel.getByLabelText('Request at a glance'));
    expect(line.getByText('Maria Alvarez')).toBeVisible();
    expect(line.getByText('Feb 3, 1980')).toBeVisible();
    expect(summary().getByText('Goes to').nextSibling).toHaveTextContent(
      'Dana Whitfield, Whitfield & Moreno LLP Pacific Copy Service',
    );
  });

  it('says that nobody is stated', async () => {
    const { summary } = await openPanel({ attorneyName: '', firmName: '', copyServiceName: '' });
    expect(summary().getByText('Goes to').nextSibling).toHaveTextContent('Not provided');
  });

  it('summarizes what the client receives and owes, and who is emailed', async () => {
    const { summary, panel } = await openWithAllParts();
    expect(summary().getByText('chart.pdf').parentElement).toHaveTextContent(
      /chart\.pdf\$30\.00Payment and download: from /,
    );
    expect(summary().getByText('$25.00')).toBeVisible();
    expect(summary().getByText('$55.00')).toBeVisible();
    expect(summary().getByText('Completed')).toBeVisible();
    expect(summary().getByText('All records')).toBeVisible();
    expect(summary().getByText('Email to clerk@pacific.example')).toBeVisible();
    // For narrow screens, where the summary is far from the buttons.
    expect(
      panel.getByText('Documents: 1 · $55.00 · Completed · Email to clerk@pacific.example'),
    ).toBeInTheDocument();
  });

  it.each<[what: string, recipients: NotificationRecipient[], lines: string[]]>([
    ['no address', [], ['No email address on file. Send it another way.']],
    [
      'everyone',
      [aRecipient(), aRecipient({ email: 'casey@firm.example', isTexted: true })],
      ['Email to clerk@pacific.example and casey@firm.example', 'Text message to casey@firm.example'],
    ],
    [
      'another client',
      [aRecipient({ isEmailed: false }), aRecipient({ email: 'casey@firm.example' })],
      ['Email to casey@firm.example', 'No email to clerk@pacific.example: emails are turned off'],
    ],
    [
      'a contact who turned emails off',
      [aRecipient({ isEmailed: false })],
      ['No email to clerk@pacific.example: emails are turned off'],
    ],
  ])('says how it notifies: %s', async (_, recipients, lines) => {
    const { summary, complete } = await openPanel({ recipients });
    await complete();
    expect(
      summary()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  it('says that notes alone notify nobody, and that private ones are only for staff', async () => {
    const { summary, note, user, panel, complete } = await openPanel();
    await note('Called');
    expect(summary().getByText('The client isn’t notified of notes without a new status.')).toBeVisible();
    await user.click(panel.getByRole('checkbox', { name: /^Private/ }));
    expect(summary().getByText('Nothing. Only the private note is saved.')).toBeVisible();
    expect(summary().queryByText('Called')).not.toBeInTheDocument();
    const forStaff = within(panel.getByRole('region', { name: 'Only for staff' }));
    expect(forStaff.getByText('Called')).toBeVisible();
    await complete();
    expect(summary().getByText('Completed')).toBeVisible();
    expect(summary().getByText('The client isn’t notified of private notes.')).toBeVisible();
  });
});

describe('sending', () => {
  it('sends all parts in one call, closes, and forgets the text', async () => {
    const { calls, send, user, stored, open } = await openWithAllParts();
    await user.click(send());
    await isClosed();
    expect(await screen.findByText('Sent to the client')).toBeVisible();
    expect(calls).toMatchObject([
      {
        seen: { workCount: 0 },
        documents: { requiresPayment: true, chargeAmount: '30', embargoDays: 14 },
        invoice: { lineItems: [{ unitPrice: '25.00' }] },
        status: { status: 'completed', notes: 'All records', isPrivate: false, seenStatus: 'pending' },
      },
    ]);
    expect(stored.status).toBe('completed');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('fulfill'))).toEqual([]);
    const again = await open();
    expect(again.getByLabelText(/^Notes/)).toHaveValue('');
    expect(again.queryByText('What you entered earlier is still here')).not.toBeInTheDocument();
  });

  it('skips empty parts', async () => {
    const { calls, send, user, note } = await openPanel();
    await note('Called');
    await user.click(send());
    await isClosed();
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(calls).toMatchObject([{ status: { status: 'pending', notes: 'Called' } }]);
    expect(calls[0]).not.toHaveProperty('documents');
    expect(calls[0]).not.toHaveProperty('invoice');
  });

  it.each<[what: string, parts: ('private' | 'status' | 'invoice')[], message: string]>([
    ['a private note alone', ['private'], 'Private note saved'],
    ['a status with a private note', ['private', 'status'], 'Request status updated'],
    [
      'an invoice with a private note',
      ['private', 'invoice'],
      'Sent to the client. The private note was saved.',
    ],
  ])('says that %s was saved or sent', async (_, parts, message) => {
    const { send, user, panel, note, complete, addItem } = await openPanel();
    await note('Called');
    await user.click(panel.getByRole('checkbox', { name: /^Private/ }));
    if (parts.includes('status')) await complete();
    if (parts.includes('invoice')) await addItem();
    await user.click(send());
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that the request is completed after the virus scan', async () => {
    const { calls, send, user, choose, complete } = await openPanel({}, { scanOf: () => 'pending' });
    await choose('chart.pdf');
    await complete();
    await user.click(send());
    await isClosed();
    expect(
      await screen.findByText(
        'Sent to the client. The request is completed after the virus scan of the documents.',
      ),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('offers no charge and no invoice for a sample', async () => {
    const { panel, choose } = await openPanel({ isSample: true });
    await choose('chart.pdf', 'more.pdf');
    expect(panel.getByRole('checkbox', { name: 'Embargo' })).toBeEnabled();
    expect(panel.queryByRole('checkbox', { name: /^Charge/ })).not.toBeInTheDocument();
    expect(panel.queryByRole('group', { name: 'Invoice' })).not.toBeInTheDocument();
  });

  it('offers the last charge and embargo, and applies them with one click', async () => {
    const { send, user, panel, open, calls } = await openWithAllParts();
    expect(panel.queryByRole('button', { name: /^Use last terms/ })).not.toBeInTheDocument();
    await user.click(send());
    await isClosed();
    const again = await open();
    await user.upload(again.getByLabelText('Choose files: Documents'), pdf('more.pdf'));
    await again.findByText('Uploaded');
    expect(again.getByRole('checkbox', { name: 'Charge for these files' })).not.toBeChecked();
    await user.click(again.getByRole('button', { name: 'Use last terms: $30.00 · 14-day embargo' }));
    expect(again.getByLabelText('Amount for each file, in USD')).toHaveValue('30');
    await user.click(again.getByRole('button', { name: 'Send to client' }));
    await isClosed();
    expect(calls[1]).toMatchObject({ documents: { chargeAmount: '30' } });
  });

  it('offers the charge that most files had, if it was set for each of them', async () => {
    const { send, user, panel, open, choose } = await openPanel();
    await choose('one.pdf', 'two.pdf', 'films.pdf');
    for (const name of ['one.pdf', 'two.pdf']) {
      await user.click(panel.getByRole('button', { name: `Set different terms: ${name}` }));
      await user.click(panel.getByRole('checkbox', { name: `Charge for ${name}` }));
      await fill(user, panel.getByLabelText(`Amount for ${name}, in USD`), '25');
    }
    await user.click(send());
    await isClosed();
    const again = await open();
    await user.upload(again.getByLabelText('Choose files: Documents'), pdf('more.pdf'));
    expect(
      await again.findByRole('button', { name: 'Use last terms: $25.00 · 14-day embargo' }),
    ).toBeVisible();
  });
});

describe('Complete and start next', () => {
  /** Opens the panel; returns also the requests that were finished with their status. */
  async function openWithStarts(options?: Parameters<typeof openPanel>[1]) {
    const shown = await openPanel({}, options);
    const started: unknown[] = [];
    server.use(
      mockOperation(startNext, ({ body }) => {
        started.push([body.finished, shown.stored.status]);
        return { lease: null, isCurrent: false };
      }),
    );
    const completeAndStartNext = () =>
      shown.user.click(shown.panel.getByRole('button', { name: /omplete,? and start next$/ }));
    return { ...shown, started, completeAndStartNext };
  }

  it('does not start the next request before this one is completed', async () => {
    const { note, stored, started, completeAndStartNext } = await openWithStarts();
    await note('Done');
    await completeAndStartNext();
    await waitFor(() => expect(started).toEqual([[stored._id, 'completed']]));
  });

  it('stays on the request if the scan had already found malware', async () => {
    const { choose, started, completeAndStartNext } = await openWithStarts({ scanOf: () => 'infected' });
    await choose('chart.pdf');
    await completeAndStartNext();
    await isClosed();
    expect(
      await screen.findByText('Sent to the client. The status was not set: the request says why.'),
    ).toBeVisible();
    expect(started).toEqual([]);
  });

  it('leaves the status alone if the input is invalid', async () => {
    const { panel, choose, user, completeAndStartNext } = await openWithStarts();
    await choose('chart.pdf');
    await user.click(panel.getByRole('checkbox', { name: 'Charge for these files' }));
    await completeAndStartNext();
    await waitFor(() => expect(panel.getByLabelText('Amount for each file, in USD')).toBeInvalid());
    expect(panel.getByLabelText('Status')).toHaveValue('pending');
  });

  it('starts the next request after another attempt', async () => {
    const { failures, addItem, panel, send, user, stored, started, completeAndStartNext } =
      await openWithStarts();
    await addItem();
    failures.next = new MockFailure('unavailable', 'The service is down.');
    await completeAndStartNext();
    await panel.findByRole('alert');
    expect(panel.getByLabelText('Status')).toHaveValue('completed');
    delete failures.next;
    await user.click(send());
    await waitFor(() => expect(started).toEqual([[stored._id, 'completed']]));
  });

  it('stays on the request if another attempt does not complete it', async () => {
    const { failures, addItem, panel, send, user, complete, started, completeAndStartNext } =
      await openWithStarts();
    await addItem();
    failures.next = new MockFailure('unavailable', 'The service is down.');
    await completeAndStartNext();
    await panel.findByRole('alert');
    await complete();
    delete failures.next;
    await user.click(send());
    await isClosed();
    expect(started).toEqual([]);
  });
});
