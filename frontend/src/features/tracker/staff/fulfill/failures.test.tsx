import { startNext } from '@portal/contract/requests/live/endpoints.ts';
import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { cleanup, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../../testing/fill.ts';
import { aReleasedFile } from '../../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../../requests/testing/aStaffRequest.ts';
import { MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { server } from '../../../../testing/server.ts';
import { isClosed, openPanel, openWithAllParts } from '../testing/openFulfillPanel.tsx';

describe('a part that fails', () => {
  it('is named, the others are sent before the request is completed, and another attempt sends only the rest', async () => {
    const { calls, failures, send, user, panel } = await openWithAllParts();
    failures.sent = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('Documents: sent');
    expect(alert).toHaveTextContent('Invoice: we could not confirm that it was sent. The service is down.');
    expect(alert).toHaveTextContent('Status and note: not saved yet');
    delete failures.sent;
    await user.click(send());
    await isClosed();
    expect(calls.files).toHaveLength(1);
    expect(calls.statuses).toHaveLength(1);
    // The draft exists, and is sent now.
    expect(calls.created).toHaveLength(1);
    expect(calls.sent).toHaveLength(2);
  });

  it('is said to be not sent after a refusal', async () => {
    const { failures, send, user, panel, addItem, note } = await openPanel();
    await addItem();
    await note('All records');
    failures.created = new MockFailure('invalid_input', 'The amount is too large.');
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('Not everything was sent');
    expect(alert).toHaveTextContent('Invoice: not sent. The amount is too large.');
  });

  it('may have been sent if its answer was lost', async () => {
    const { failures, send, user, panel, note } = await openPanel();
    await note('All records');
    failures.statuses = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('We could not confirm that everything was sent');
    expect(alert).toHaveTextContent('we could not confirm that they were saved. The service is down.');
    expect(alert).toHaveTextContent('Nothing is sent twice.');
    expect(alert).not.toHaveTextContent(/not (everything|sent|saved)/i);
  });

  it('does not stop a note', async () => {
    const { calls, failures, send, user, panel, addItem, note } = await openPanel();
    await addItem();
    await note('All records');
    failures.created = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    expect(await panel.findByRole('alert')).toHaveTextContent('Status and note: saved');
    expect(calls.statuses).toHaveLength(1);
  });

  it('is repeated with the same keys when its answer was lost', async () => {
    const { calls, failures, send, user, panel, stored } = await openWithAllParts();
    failures.created = new MockFailure('unavailable', 'The invoice was lost');
    await user.click(send());
    expect(await panel.findByText(/The invoice was lost/)).toBeVisible();
    delete failures.created;
    failures.statuses = new MockFailure('unavailable', 'The status was lost');
    await user.click(send());
    expect(await panel.findByText(/The status was lost/)).toBeVisible();
    // The server had made the change.
    stored.status = 'completed';
    server.use(
      mockOperation(updateRequestStatus, ({ body }) => {
        calls.statuses.push(body);
        return { requestId: body.requestId, status: body.status };
      }),
    );
    await user.click(send());
    await isClosed();
    expect(calls.created[1]!.key).toBe(calls.created[0]!.key);
    expect(calls.statuses[1]).toEqual(calls.statuses[0]);
  });

  it('has a new key if the invoice of an earlier attempt is in the way, and says where to look', async () => {
    const { calls, failures, send, user, panel, addItem } = await openPanel();
    await addItem();
    failures.created = new MockFailure('conflict', 'An invoice with this key exists.');
    await user.click(send());
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'An invoice with this key exists. Check the invoices of the request before you try again.',
    );
    delete failures.created;
    await user.click(send());
    await isClosed();
    expect(calls.created).toHaveLength(2);
    expect(calls.created[1]!.key).not.toBe(calls.created[0]!.key);
  });

  it('says that documents whose answer was lost have the earlier terms, and sends the rest', async () => {
    const { calls, failures, send, user, panel, stored } = await openWithAllParts();
    failures.files = new MockFailure('unavailable', 'The answer was lost.');
    failures.created = failures.files;
    await user.click(send());
    await panel.findByRole('alert');
    const [{ fileId }] = calls.files[0]!.uploadedFiles as [{ fileId: string }];
    stored.uploadedFiles = [asStaffFile(aReleasedFile({ fileId, originalName: 'chart.pdf' }))];
    await fill(user, panel.getByLabelText('Amount for each file, in USD'), '40');
    failures.files = new MockFailure('conflict', 'These files were already released with different terms.');
    delete failures.created;
    await user.click(send());
    expect(
      await panel.findByText(
        'Documents: already sent with the earlier terms, not the changed ones: chart.pdf',
      ),
    ).toBeVisible();
    expect(panel.queryByText(/Documents: not sent/)).not.toBeInTheDocument();
    // The person may want to change the terms first.
    expect(calls.statuses).toEqual([]);
    await user.click(send());
    await isClosed();
    expect(calls.files).toHaveLength(3);
    expect(calls.statuses).toMatchObject([{ status: 'completed' }]);
  });

  it('says after a new sign-in which documents were sent', async () => {
    const { failures, send, user, panel, stored } = await openWithAllParts();
    failures.created = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    await panel.findByRole('alert');
    expect(stored.uploadedFiles.length).toBeGreaterThan(0);
    cleanup();
    const { panel: reopened } = await openPanel({ uploadedFiles: stored.uploadedFiles });
    expect(
      reopened.getByText('Documents that were already sent: 1. The rest was not sent yet.'),
    ).toBeVisible();
  });

  it('keeps the terms of single files when the panel is closed', async () => {
    const { user, panel, choose, open } = await openPanel();
    await choose('chart.pdf', 'films.pdf');
    await user.click(panel.getByRole('button', { name: 'Set different terms: chart.pdf' }));
    await user.click(panel.getByRole('checkbox', { name: 'Charge for chart.pdf' }));
    await fill(user, panel.getByLabelText('Amount for chart.pdf, in USD'), '300');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await isClosed();
    const again = await open();
    expect(again.getByLabelText('Amount for chart.pdf, in USD')).toHaveValue('300');
  });

  it('changes the draft of the failed attempt instead of creating a second invoice', async () => {
    const { calls, failures, send, user, panel } = await openPanel();
    await user.click(await panel.findByRole('button', { name: /^CD of images/ }));
    failures.sent = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    await panel.findByRole('alert');
    delete failures.sent;
    await user.clear(panel.getByLabelText('Quantity'));
    await fill(user, panel.getByLabelText('Quantity'), '2');
    await user.click(send());
    await isClosed();
    expect(calls.created).toHaveLength(1);
    expect(calls.sent.slice(1)).toMatchObject([
      { updates: { lineItems: [{ quantity: 2 }] } },
      { updates: { status: 'sent' } },
    ]);
  });

  it('names the infected one of 20 files, and completes the request after it was withdrawn', async () => {
    const { choose, panel, user, calls, send, stored } = await openPanel(
      {},
      {
        scanOf: (index) => (index === 6 ? 'infected' : 'clean'),
      },
    );
    await choose(...Array.from({ length: 20 }, (_, index) => `page-${index + 1}.pdf`));
    await user.click(panel.getByRole('button', { name: 'Complete and start next' }));
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent(/Status and note: not saved.*found malware in: page-7.pdf/);
    const withdraw = await within(alert).findByRole('button', { name: 'Withdraw: page-7.pdf' });
    expect(within(alert).getAllByRole('button')).toEqual([withdraw]);
    expect(calls.files[0]!.uploadedFiles).toHaveLength(20);
    expect(calls.statuses).toEqual([]);
    stored.uploadedFiles = stored.uploadedFiles.map((file) =>
      file.scan === 'infected' ? { ...file, deletedAt: '2026-11-20T12:00:00.000Z' } : file,
    );
    const onStartNext = vi.fn<() => { lease: null; isCurrent: boolean }>(() => ({
      lease: null,
      isCurrent: false,
    }));
    server.use(mockOperation(startNext, onStartNext));
    await user.click(send());
    await isClosed();
    expect(calls.statuses).toMatchObject([{ status: 'completed' }]);
    await waitFor(() => expect(onStartNext).toHaveBeenCalledOnce());
  });

  it('names an infected file of a request that stays open', async () => {
    const { choose, panel, user, send } = await openPanel({}, { scanOf: () => 'infected' });
    await choose('page-1.pdf');
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('Everything was sent, except files with malware');
    expect(within(alert).getByRole('listitem')).toHaveTextContent('page-1.pdf');
  });

  it('completes the request after the scan of its documents', async () => {
    const { choose, calls, send, complete, user, stored } = await openPanel({}, { scanOf: () => 'pending' });
    await choose('page-1.pdf');
    await complete();
    await user.click(send());
    await waitFor(() => expect(calls.files).toHaveLength(1));
    expect(calls.statuses).toEqual([]);
    stored.uploadedFiles = stored.uploadedFiles.map((file) => ({ ...file, scan: 'clean' }));
    await isClosed();
    expect(calls.statuses).toHaveLength(1);
  });
});
