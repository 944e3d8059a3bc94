import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure } from '../../testing/mockOperation.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { anInvoice } from '../invoices/testing/anInvoice.ts';
import { isClosed, openPanel, openWithAllParts } from './testing/openFulfillPanel.tsx';

const lost = () => new MockFailure('unavailable', 'The service is down.');

describe('a call that fails', () => {
  it('sent nothing after a refusal: all of it stays, and is sent with another key', async () => {
    const { calls, failures, send, user, panel } = await openWithAllParts();
    failures.next = new MockFailure('invalid_input', 'The amount is too large.');
    await user.click(send());
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'Nothing was sentThe amount is too large. What you entered is still here.',
    );
    expect(panel.getByText('Uploaded')).toBeVisible();
    expect(panel.getByLabelText('Unit price')).toHaveValue('25.00');
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    delete failures.next;
    await user.click(send());
    await isClosed();
    expect(calls).toHaveLength(2);
    expect(calls[1]!.key).not.toBe(calls[0]!.key);
  });

  it.each([
    ['its answer was lost', lost()],
    ['it failed without a reason', new MockFailure('unexpected', 'The service is down.')],
  ])('may have sent everything if %s, and is repeated with its key', async (_, failure) => {
    const { calls, failures, send, user, panel, stored } = await openWithAllParts();
    failures.next = failure;
    await user.click(send());
    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^We could not confirm that it was sentThe service is down\. .*Try again\. Nothing is sent twice\.$/,
    );
    // The server had done it: the request looks as if somebody else had worked on it.
    stored.workCount = 1;
    stored.uploadedFiles = [
      asStaffFile(aReleasedFile({ fileId: calls[0]!.documents!.uploadedFiles[0]!.fileId })),
    ];
    delete failures.next;
    await user.click(send());
    await isClosed();
    const [first, ...others] = calls;
    expect(others.length).toBeGreaterThan(0);
    for (const repeated of others) expect(repeated).toEqual(first);
  });

  it('is not repeated if the input was changed: what it sent is named first', async () => {
    const invoices: ReturnType<typeof anInvoice>[] = [];
    const { calls, failures, send, user, panel, stored, addItem } = await openPanel({}, { invoices });
    await addItem();
    failures.next = lost();
    await user.click(send());
    await panel.findByRole('alert');
    invoices.push(anInvoice());
    stored.workCount = 1;
    delete failures.next;
    await user.clear(panel.getByLabelText('Quantity'));
    await fill(user, panel.getByLabelText('Quantity'), '2');
    const before = calls.length;
    await user.click(send());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send anyway?' }));
    expect(dialog.getByText('Invoices: INV-2026-000041 (Sam Clerk)')).toBeVisible();
    expect(calls).toHaveLength(before);
  });

  it('is repeated with its key after a reload', async () => {
    const first = await openPanel();
    await first.addItem();
    first.failures.next = lost();
    await first.user.click(first.send());
    await first.panel.findByRole('alert');
    cleanup();
    const { calls, send, user } = await openPanel({ workCount: 1 }, { invoices: [anInvoice()] });
    await user.click(send());
    await isClosed();
    expect(calls).toEqual([first.calls[0]]);
  });

  it('is not offered again after a reload if its documents are in the request', async () => {
    const first = await openWithAllParts();
    first.failures.next = lost();
    await first.user.click(first.send());
    await first.panel.findByRole('alert');
    const { fileId } = first.calls[0]!.documents!.uploadedFiles[0]!;
    cleanup();
    const { panel } = await openPanel({ uploadedFiles: [asStaffFile(aReleasedFile({ fileId }))] });
    expect(panel.queryByText('What you entered earlier is still here')).not.toBeInTheDocument();
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('');
  });

  it('keeps the other parts if another form released its documents', async () => {
    const first = await openWithAllParts();
    first.failures.next = new MockFailure('invalid_input', 'The amount is too large.');
    await first.user.click(first.send());
    await first.panel.findByRole('alert');
    const { fileId } = first.calls[0]!.documents!.uploadedFiles[0]!;
    cleanup();
    const { panel } = await openPanel({ uploadedFiles: [asStaffFile(aReleasedFile({ fileId }))] });
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(panel.getByLabelText('Unit price')).toHaveValue('25.00');
    expect(panel.queryByText(/chart\.pdf/)).not.toBeInTheDocument();
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
});
