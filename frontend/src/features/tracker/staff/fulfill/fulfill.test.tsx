import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import {
  getRequestDetails,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { startNext } from '@portal/contract/requests/live/endpoints.ts';
import type { ScanState } from '@portal/contract/requests/schemas/requestView.ts';
import type {
  NotificationRecipient,
  StaffRequestView,
} from '@portal/contract/requests/schemas/staffRequestView.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeSession } from '../../../../lib/session/session.ts';
import { fill } from '../../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { server } from '../../../../testing/server.ts';
import { anInvoice, anItem } from '../../../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../../../requests/testing/aRequest.ts';
import { anEntry, asStaffFile } from '../../../requests/testing/aStaffRequest.ts';
import { offerStore, pdf } from '../testing/offerStore.ts';
import { showStaffRequest } from '../testing/showStaffRequest.tsx';
// Preloaded so that tests don't wait for the import.
import './FulfillPanel.tsx';

interface Calls {
  files: BodyOf<typeof updateRequestFiles>[];
  created: BodyOf<typeof createInvoice>[];
  sent: BodyOf<typeof changeInvoice>[];
  statuses: BodyOf<typeof updateRequestStatus>[];
}

type Call = 'files' | 'created' | 'sent' | 'statuses';

const aRecipient = (facts: Partial<NotificationRecipient> = {}): NotificationRecipient => ({
  email: 'clerk@pacific.example',
  isEmailed: true,
  isTexted: false,
  ...facts,
});

/** Opens the panel. A call fails as long as `failures` has an error for it. */
async function openPanel(
  facts: Partial<StaffRequestView> = {},
  { scanOf = () => 'clean' }: { scanOf?: (index: number) => ScanState } = {},
) {
  offerStore();
  const shown = await showStaffRequest({ recipients: [aRecipient()], ...facts });
  const { user, stored } = shown;
  const calls: Calls = { files: [], created: [], sent: [], statuses: [] };
  const failures: Partial<Record<Call, Error>> = {};
  const record = <Name extends Call>(name: Name, body: Calls[Name][number]) => {
    (calls[name] as unknown[]).push(body);
    const failure = failures[name];
    if (failure) throw failure;
  };
  server.use(
    mockOperation(listQuickAddItems, () => [anItem({ name: 'CD of images', defaultPrice: 25 })]),
    mockOperation(updateRequestFiles, ({ body }) => {
      record('files', body);
      const uploadedFiles = body.uploadedFiles.map(({ fileId }, index) =>
        asStaffFile(aReleasedFile({ fileId, originalName: `page-${index + 1}.pdf`, scan: scanOf(index) })),
      );
      stored.uploadedFiles = uploadedFiles;
      return { requestId: body.requestId, uploadedFiles };
    }),
    mockOperation(createInvoice, ({ body }) => {
      record('created', body);
      return anInvoice();
    }),
    mockOperation(changeInvoice, ({ body }) => {
      record('sent', body);
      return anInvoice({ status: 'sent' });
    }),
    mockOperation(updateRequestStatus, ({ body }) => {
      record('statuses', body);
      if (body.seenStatus !== stored.status)
        throw new MockFailure('conflict', 'Someone else changed the status');
      stored.status = body.status;
      stored.statusHistory = [...stored.statusHistory, anEntry(body)];
      return { requestId: body.requestId, status: body.status };
    }),
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Fulfill' }));
    return within(await screen.findByRole('dialog', { name: `Fulfill ${stored.orderId}` }));
  };
  const panel = await open();
  return {
    ...shown,
    calls,
    failures,
    open,
    panel,
    send: () => panel.getByRole('button', { name: /^(Send to client|Try again)$/ }),
    summary: () => within(panel.getByRole('region', { name: 'What the client receives' })),
    choose: async (...names: string[]) => {
      await user.upload(panel.getByLabelText('Choose files: Documents'), names.map(pdf));
      await waitFor(() => expect(panel.getAllByText('Uploaded')).toHaveLength(names.length));
    },
    addItem: async () => user.click(await panel.findByRole('button', { name: /^CD of images/ })),
    complete: () => user.click(panel.getByRole('checkbox', { name: 'Complete the request' })),
    note: (text: string) => fill(user, panel.getByLabelText(/^Notes/), text),
  };
}

/** Opens the panel and enters all parts. */
async function withAllParts(...options: Parameters<typeof openPanel>) {
  const shown = await openPanel(...options);
  await shown.choose('chart.pdf');
  await shown.user.click(shown.panel.getByRole('checkbox', { name: 'Charge for these files' }));
  await fill(shown.user, shown.panel.getByLabelText('Amount for each file, in USD'), '30');
  await shown.addItem();
  await shown.complete();
  await shown.note('All records');
  return shown;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the panel', () => {
  it('cannot send anything while it is empty and says so', async () => {
    const { panel, send, note } = await openPanel();
    expect(send()).toBeDisabled();
    expect(panel.getByText('Nothing to send yet')).toBeVisible();
    await note('Called');
    expect(send()).toBeEnabled();
  });

  it('summarizes what the client receives and owes, and who is emailed', async () => {
    const { summary } = await withAllParts();
    expect(summary().getByText('chart.pdf').parentElement).toHaveTextContent(
      /chart\.pdf\$30\.00Payment and download: from /,
    );
    expect(summary().getByText('$25.00')).toBeVisible();
    expect(summary().getByText('$55.00')).toBeVisible();
    expect(summary().getByText('Completed')).toBeVisible();
    expect(summary().getByText('All records')).toBeVisible();
    expect(summary().getByText('Email to clerk@pacific.example')).toBeVisible();
  });

  it.each<[recipients: NotificationRecipient[], lines: string[]]>([
    [[], ['No email address on file. Send it another way.']],
    [
      [aRecipient(), aRecipient({ email: 'casey@firm.example', isTexted: true })],
      ['Email to clerk@pacific.example and casey@firm.example', 'Text message to casey@firm.example'],
    ],
    [
      [aRecipient({ isEmailed: false }), aRecipient({ email: 'casey@firm.example' })],
      ['Email to casey@firm.example', 'No email to clerk@pacific.example: emails are turned off'],
    ],
    [[aRecipient({ isEmailed: false })], ['No email to clerk@pacific.example: emails are turned off']],
  ])('says how %j are notified', async (recipients, lines) => {
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
  it('sends each part once, closes, and forgets the text', async () => {
    const { calls, send, user, stored, open } = await withAllParts();
    await user.click(send());
    await isClosed();
    expect(await screen.findByText('Sent to the client')).toBeVisible();
    expect(calls.files).toMatchObject([{ requiresPayment: true, chargeAmount: '30', embargoDays: 14 }]);
    expect(calls.created).toMatchObject([{ lineItems: [{ unitPrice: '25.00' }] }]);
    expect(calls.sent).toMatchObject([{ seenVersion: 0, updates: { status: 'sent' } }]);
    expect(calls.statuses).toMatchObject([
      { status: 'completed', notes: 'All records', isPrivate: false, seenStatus: 'pending' },
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
    expect(calls).toMatchObject({ files: [], created: [], sent: [] });
    expect(calls.statuses).toMatchObject([{ status: 'pending', notes: 'Called' }]);
  });

  it('offers the last charge and embargo, and applies them with one click', async () => {
    const { send, user, panel, open, calls } = await withAllParts();
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
    expect(calls.files[1]).toMatchObject({ chargeAmount: '30' });
  });

  it('does not start the next request before this one is completed', async () => {
    const { user, panel, note, stored } = await openPanel();
    const started: unknown[] = [];
    server.use(
      mockOperation(startNext, ({ body }) => {
        started.push([body.finished, stored.status]);
        return { lease: null, isCurrent: false };
      }),
    );
    await note('Done');
    await user.click(panel.getByRole('button', { name: 'Complete and start next' }));
    await waitFor(() => expect(started).toEqual([[stored._id, 'completed']]));
  });
});

describe('a part that fails', () => {
  it('is named, the others are sent before the request is completed, and another attempt sends only the rest', async () => {
    const { calls, failures, send, user, panel } = await withAllParts();
    failures.sent = new MockFailure('unavailable', 'The service is down.');
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('Documents: sent');
    expect(alert).toHaveTextContent('Invoice: not sent. The service is down.');
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
    const { calls, failures, send, user, panel, stored } = await withAllParts();
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

  it('says after a new sign-in which documents were sent', async () => {
    const { failures, send, user, panel, stored } = await withAllParts();
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

  it('names the infected one of 20 files, and does not start the next request', async () => {
    const { choose, panel, user, calls } = await openPanel(
      {},
      {
        scanOf: (index) => (index === 6 ? 'infected' : 'clean'),
      },
    );
    await choose(...Array.from({ length: 20 }, (_, index) => `page-${index + 1}.pdf`));
    await user.click(panel.getByRole('button', { name: 'Complete and start next' }));
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('Everything was sent, except files with malware');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['page-7.pdf']);
    expect(calls.files[0]!.uploadedFiles).toHaveLength(20);
    expect(calls.statuses).toHaveLength(1);
  });
});

describe('a request that changes in the meantime', () => {
  it.each([
    ['on_hold', 'Someone else changed the status'],
    ['cancelled', 'Someone else closed this request'],
  ])('with the new status %s sends nothing and keeps the text', async (status, title) => {
    const { calls, send, user, panel, stored } = await withAllParts();
    stored.status = status;
    await user.click(send());
    const notice = await panel.findByRole('group', { name: title });
    expect(calls).toEqual({ files: [], created: [], sent: [], statuses: [] });
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(send()).toBeDisabled();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Status' }));
    await user.click(send());
    await isClosed();
    expect(calls.statuses).toMatchObject([{ status: 'completed', seenStatus: status }]);
  });

  it('can keep the status of the other person', async () => {
    const { calls, send, user, panel, stored } = await withAllParts();
    stored.status = 'on_hold';
    await user.click(send());
    await user.click(await panel.findByRole('button', { name: 'Use saved version: Status' }));
    await user.click(send());
    await isClosed();
    expect(calls.statuses).toMatchObject([{ status: 'on_hold', notes: 'All records' }]);
  });

  it('sends nothing and keeps the text if it was deleted', async () => {
    const { calls, send, user, panel } = await withAllParts();
    server.use(
      mockOperation(getRequestDetails, () => {
        throw new MockFailure('not_found', 'Request not found');
      }),
    );
    await user.click(send());
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Nothing was sentRequest not found What you entered is still here.',
    );
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(calls.files).toEqual([]);
  });
});

describe('the entered text', () => {
  it('stays when the panel is closed', async () => {
    const { user, note, addItem, open, panel } = await openPanel();
    await note('All records');
    await addItem();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    const again = await open();
    expect(again.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(again.getByLabelText('Unit price')).toHaveValue('25.00');
  });

  it('is there after signing in again, and gone after signing out', async () => {
    const { note, complete } = await openPanel();
    await note('All records');
    await complete();
    closeSession('idle');
    cleanup();
    const { panel } = await openPanel();
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(panel.getByLabelText('Status')).toHaveValue('completed');
    closeSession('signed-out');
    cleanup();
    const { panel: last } = await openPanel();
    expect(last.getByLabelText(/^Notes/)).toHaveValue('');
  });

  it('can be discarded', async () => {
    const { user, note, open, panel } = await openPanel();
    await note('All records');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    const again = await open();
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByLabelText(/^Notes/)).toHaveValue('');
  });
});
