import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { idOf, offerStore, pdf } from '../fulfillment/testing/offerStore.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';

type Body = BodyOf<typeof updateRequestFiles>;

const NO_FILES = 'Please select at least one file to upload';

/** Opens the dialog. Released files are added to `stored` unless `reply` throws. */
async function openDialog(reply: (body: Body) => void | Promise<void> = () => undefined, facts = {}) {
  const shown = await showStaffRequest(facts, [], 'documents');
  const { user, stored } = shown;
  const requests: Body[] = [];
  server.use(
    mockOperation(updateRequestFiles, async ({ body }) => {
      requests.push(body);
      await reply(body);
      const uploadedFiles = body.uploadedFiles.map(({ fileId }) =>
        asStaffFile(aReleasedFile({ fileId, originalName: `released-${fileId.at(-1)}.pdf` })),
      );
      stored.uploadedFiles = uploadedFiles;
      return { requestId: body.requestId, uploadedFiles };
    }),
  );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Upload Documents/ }));
    return within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
  };
  const dialog = await open();
  return {
    ...shown,
    requests,
    dialog,
    open,
    save: () => dialog.getByRole('button', { name: /^Sav/ }),
    choose: async (...files: File[]) => {
      await user.upload(dialog.getByLabelText('Choose files: Documents'), files);
    },
  };
}

/** Opens the dialog and uploads files. */
async function withFiles(reply?: Parameters<typeof openDialog>[0], names = ['chart.pdf']) {
  const sessions = offerStore();
  const shown = await openDialog(reply);
  await shown.choose(...names.map(pdf));
  await waitFor(() => expect(shown.dialog.getAllByText('Uploaded')).toHaveLength(names.length));
  return { ...shown, sessions };
}

describe('the upload dialog', () => {
  it('cannot be saved without files and says so', async () => {
    const { dialog, save } = await openDialog();
    expect(save()).toBeDisabled();
    expect(dialog.getByText(NO_FILES)).toBeVisible();
  });

  it('cannot be saved while a file is uploading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    offerStore({ until: promise });
    const { dialog, save, choose } = await openDialog();
    await choose(pdf('chart.pdf'));
    await dialog.findByText(/Uploading, /);
    expect(save()).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel chart.pdf' })).toBeVisible();
    resolve();
    await dialog.findByText('Uploaded');
    expect(save()).toBeEnabled();
  });

  it('refuses unsupported files and does not count them', async () => {
    const { dialog, save, user } = await openDialog();
    const input = dialog.getByLabelText('Choose files: Documents');
    fireEvent.change(input, { target: { files: [new File(['MZ'], 'tool.exe')] } });
    expect(await dialog.findByText(/^File tool.exe has unsupported format/)).toBeVisible();
    expect(save()).toBeDisabled();
    expect(dialog.getByText(NO_FILES)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove tool.exe' }));
    expect(dialog.queryByText('tool.exe')).not.toBeInTheDocument();
  });

  it('names a file that failed to upload and releases nothing', async () => {
    let down = true;
    offerStore({ refuses: () => down });
    const { dialog, save, choose, user, requests } = await openDialog();
    await choose(pdf('chart.pdf'));
    await dialog.findByText('Failed to upload file chart.pdf');
    await user.click(save());
    // Next to the file and above the form.
    await waitFor(() => expect(dialog.getAllByText('Failed to upload file chart.pdf')).toHaveLength(2));
    expect(requests).toEqual([]);
    down = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('Uploaded');
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('says that the release failed when the browser cannot send it', async () => {
    const { dialog, user, save, requests } = await withFiles();
    vi.spyOn(globalThis, 'Headers').mockImplementationOnce(function fails() {
      throw new TypeError('not a function');
    });
    await user.click(save());
    expect(await dialog.findByText('Failed to upload files')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('says when no upload link could be created', async () => {
    server.use(failOperation(generateUploadUrls, 'unexpected', ''));
    const { dialog, choose } = await openDialog();
    await choose(pdf('chart.pdf'));
    expect(await dialog.findByText('Failed to generate upload URLs')).toBeVisible();
  });
});

describe('the terms', () => {
  it('default to an embargo of 14 days and no charge', async () => {
    const { user, save, requests, sessions, stored } = await withFiles();
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({
      requestId: stored._id,
      uploadedFiles: [{ fileId: idOf(1) }],
      comment: '',
      requiresPayment: false,
      chargeAmount: '',
      embargoEnabled: true,
      embargoDays: 14,
    });
    expect(sessions).toEqual([stored._id]);
  });

  it('are sent as chosen', async () => {
    const { user, dialog, save, requests } = await withFiles(undefined, ['chart.pdf', 'scan.pdf']);
    await fill(user, dialog.getByLabelText(/Comment/), ' Pages 1 to 40 ');
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    await user.type(dialog.getByLabelText('Amount for each file, in USD'), '25.50');
    await user.click(dialog.getByRole('checkbox', { name: 'Embargo' }));
    expect(dialog.queryByLabelText('Days')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      uploadedFiles: [{ fileId: idOf(1) }, { fileId: idOf(2) }],
      comment: 'Pages 1 to 40',
      requiresPayment: true,
      chargeAmount: '25.50',
      embargoEnabled: false,
    });
  });

  it('reject ambiguous amounts and amounts of zero', async () => {
    const { user, dialog, save, requests } = await withFiles();
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    const amount = dialog.getByLabelText('Amount for each file, in USD');
    for (const wrong of ['', '0', '.', '1.234', '1,50', '1e3', '1.2.3']) {
      await user.clear(amount);
      if (wrong) await user.type(amount, wrong);
      await user.click(save());
      expect(await dialog.findByText('Please enter a valid charge amount')).toBeVisible();
      expect(amount).toHaveFocus();
      expect(amount).toHaveValue(wrong);
    }
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('can differ for a single file, and show the total', async () => {
    const { user, dialog, save, requests } = await withFiles(undefined, [
      'chart.pdf',
      'scan.pdf',
      'bill.pdf',
    ]);
    expect(dialog.queryByText(/^Total/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    await user.type(dialog.getByLabelText('Amount for each file, in USD'), '10.50');
    expect(dialog.getByText('Total: $31.50 for 3 of 3 files')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Set different terms: scan.pdf' }));
    const amount = dialog.getByLabelText('Amount for scan.pdf, in USD');
    expect(amount).toHaveValue('10.50');
    await user.clear(amount);
    await user.type(amount, '25');
    await user.click(dialog.getByRole('checkbox', { name: 'Embargo on scan.pdf' }));
    await user.type(dialog.getByLabelText(/^Comment on scan\.pdf/), 'Page 3');
    await user.click(dialog.getByRole('button', { name: 'Set different terms: bill.pdf' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for bill.pdf' }));
    expect(dialog.getByText('Total: $35.50 for 2 of 3 files')).toBeVisible();
    expect(dialog.getByText('$25.00 · No embargo')).toBeVisible();
    expect(dialog.getByText('No charge · 14-day embargo')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ requiresPayment: true, chargeAmount: '10.50', embargoDays: 14 });
    expect(requests[0]!.uploadedFiles).toEqual([
      { fileId: idOf(1) },
      {
        fileId: idOf(2),
        adminComment: 'Page 3',
        requiresPayment: true,
        chargeAmount: '25',
        embargoEnabled: false,
      },
      {
        fileId: idOf(3),
        adminComment: '',
        requiresPayment: false,
        chargeAmount: '',
        embargoEnabled: true,
        embargoDays: 14,
      },
    ]);
  });

  it('of a single file are validated and can be reset', async () => {
    const { user, dialog, save, requests } = await withFiles(undefined, ['chart.pdf', 'scan.pdf']);
    await user.click(dialog.getByRole('button', { name: 'Set different terms: scan.pdf' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for scan.pdf' }));
    await user.click(save());
    expect(await dialog.findByText('Please enter a valid charge amount')).toBeVisible();
    expect(dialog.getByLabelText('Amount for scan.pdf, in USD')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Use the same terms: scan.pdf' }));
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]!.uploadedFiles).toEqual([{ fileId: idOf(1) }, { fileId: idOf(2) }]);
  });

  it('of a removed file do not block saving', async () => {
    const { user, dialog, save, requests } = await withFiles(undefined, [
      'chart.pdf',
      'scan.pdf',
      'bill.pdf',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Set different terms: scan.pdf' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for scan.pdf' }));
    await user.click(dialog.getByRole('button', { name: 'Remove scan.pdf' }));
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]!.uploadedFiles).toEqual([{ fileId: idOf(1) }, { fileId: idOf(3) }]);
  });

  it('show and total only valid amounts', async () => {
    const { user, dialog } = await withFiles(undefined, ['chart.pdf', 'scan.pdf']);
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    expect(dialog.getAllByText('– · 14-day embargo')).toHaveLength(2);
    expect(dialog.queryByText(/^Total|\$0\.00/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Set different terms: scan.pdf' }));
    await user.type(dialog.getByLabelText('Amount for scan.pdf, in USD'), '25');
    expect(dialog.getByText('Total: $25.00 for 1 of 2 files')).toBeVisible();
  });

  it('say when a file becomes available, and that a free one can be viewed before', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText(/free of charge\. The downloads start after the embargo\.$/)).toBeVisible();
    expect(dialog.getByText(/^The client can view the files now and download them from .*\.$/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    expect(dialog.getByText(/^The client can pay for and download these files from .*\.$/)).toBeVisible();
    expect(dialog.queryByText(/view the files now/)).not.toBeInTheDocument();
  });

  it.each([
    ['before the request is due', '2099-11-17', false],
    ['after the request is due', new Date().toISOString().slice(0, 10), true],
  ])('warn of an embargo that ends %s', async (_, dueDate, isLate) => {
    const { user, dialog } = await openDialog(undefined, { dueDate });
    const warning = () =>
      dialog.queryByText(/^The request is due on .* can’t download these documents before /);
    expect(warning() !== null).toBe(isLate);
    await user.click(dialog.getByRole('checkbox', { name: 'Embargo' }));
    expect(warning()).toBeNull();
  });

  it('accept an amount with thousands separators', async () => {
    const { user, dialog, save, requests } = await withFiles();
    await user.click(dialog.getByRole('checkbox', { name: 'Charge for these files' }));
    await fill(user, dialog.getByLabelText('Amount for each file, in USD'), '1,250.00');
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ requiresPayment: true, chargeAmount: '1,250.00' });
  });

  it('reject fractional days while an embargo is set', async () => {
    const { user, dialog, save, requests } = await withFiles();
    const days = dialog.getByLabelText('Days');
    await user.clear(days);
    await user.type(days, '2.5');
    await user.click(save());
    expect(await dialog.findByText('The embargo must be between 1 and 365 days')).toBeVisible();
    expect(days).toHaveValue('2.5');
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Embargo' }));
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ embargoEnabled: false });
  });

  it.each([
    ['999', '365'],
    ['0', '1'],
    ['soon', '14'],
  ])('correct %s days to %s on blur', async (typed, days) => {
    const { user, dialog } = await openDialog();
    const field = dialog.getByLabelText('Days');
    expect(field).toHaveValue('14');
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(days);
  });

  it('limit the comment to 500 characters', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText(/Comment/)).toHaveAttribute('maxlength', '500');
  });
});

describe('saving', () => {
  it('adds the files to the request, confirms it, and resets the dialog', async () => {
    const { user, dialog, save, open } = await withFiles();
    await fill(user, dialog.getByLabelText(/Comment/), 'Pages 1 to 40');
    expect(
      dialog.getByText(/^Saving releases .* After the virus scan, we’ll email the client\.$/),
    ).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(/^Documents released\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Files from the legal team' }));
    expect(card.getByText('released-1.pdf')).toBeVisible();
    const again = await open();
    expect(again.queryByText('chart.pdf')).not.toBeInTheDocument();
    expect(again.getByLabelText(/Comment/)).toHaveValue('');
  });

  it('keeps the dialog open until it is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, dialog, save } = await withFiles(() => promise);
    await user.click(save());
    expect(await dialog.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Upload Documents' })).toBeVisible();
    resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps files and terms when it fails, shows the reason, and can be retried', async () => {
    let down = true;
    const { user, dialog, save, requests } = await withFiles(() => {
      if (down) throw new MockFailure('conflict', 'A request can hold at most 300 files.');
    });
    await fill(user, dialog.getByLabelText(/Comment/), 'Pages 1 to 40');
    await user.click(save());
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update request with files');
    expect(alert).toHaveTextContent('A request can hold at most 300 files.');
    down = false;
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests[1]).toEqual(requests[0]);
    expect(requests[1]).toMatchObject({ comment: 'Pages 1 to 40', uploadedFiles: [{ fileId: idOf(1) }] });
  });
});

describe('an unsaved draft', () => {
  it('is kept when the dialog closes, and its files are counted on the button', async () => {
    const { user, dialog, open } = await withFiles();
    await fill(user, dialog.getByLabelText(/Comment/), 'Pages 1 to 40');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Documents (1)' })).toHaveFocus();
    const again = await open();
    expect(again.getByText('chart.pdf')).toBeVisible();
    expect(again.getByLabelText(/Comment/)).toHaveValue('Pages 1 to 40');
  });

  it('causes a confirmation before leaving the page', async () => {
    const { user } = await withFiles();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const confirmation = within(screen.getByRole('dialog', { name: 'Leave without releasing the files?' }));
    await user.click(confirmation.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('button', { name: 'Upload Documents (1)' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});
