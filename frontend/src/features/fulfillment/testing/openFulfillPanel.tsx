import {
  listQuickAddItems,
  type QuickAddItem,
} from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { Fulfilled } from '@portal/contract/requests/fulfillment/schemas.ts';
import type { ScanState } from '@portal/contract/requests/schemas/requestView.ts';
import type {
  NotificationRecipient,
  StaffRequestView,
} from '@portal/contract/requests/schemas/staffRequestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { anInvoice, anItem } from '../../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../../requests/testing/aRequest.ts';
import { anEntry, asStaffFile } from '../../requests/testing/aStaffRequest.ts';
import { offerStore, pdf } from './offerStore.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';
// Preloaded so that tests don't wait for the import.
import '../FulfillPanel.tsx';

type FulfillBody = BodyOf<typeof fulfillRequest>;

/** The contact, emailed by default. */
export const aRecipient = (facts: Partial<NotificationRecipient> = {}): NotificationRecipient => ({
  email: 'clerk@pacific.example',
  isEmailed: true,
  isTexted: false,
  ...facts,
});

/** The answer to a call that sent something. */
export const aFulfilled = (facts: Partial<Fulfilled> & Pick<Fulfilled, 'requestId'>): Fulfilled => ({
  isRepeat: false,
  releasedFileIds: [],
  invoice: null,
  status: null,
  isMessageSent: false,
  workCount: 1,
  ...facts,
});

/** Opens the panel. The call fails as long as `failures.next` is an error. */
export async function openPanel(
  facts: Partial<StaffRequestView> = {},
  {
    scanOf = () => 'clean',
    invoices = [],
    userId,
    item = {},
  }: {
    scanOf?: (index: number) => ScanState;
    invoices?: StaffInvoiceView[];
    userId?: string;
    /** Facts of the item under “Quick add”. */
    item?: Partial<QuickAddItem>;
  } = {},
) {
  offerStore();
  const shown = await showStaffRequest({ recipients: [aRecipient()], ...facts }, invoices, 'details', userId);
  const { user, stored } = shown;
  const calls: FulfillBody[] = [];
  const failures: { next?: Error } = {};
  server.use(
    mockOperation(listQuickAddItems, () => [anItem({ name: 'CD of images', defaultPrice: 25, ...item })]),
    mockOperation(fulfillRequest, ({ body }) => {
      calls.push(body);
      if (failures.next) throw failures.next;
      const { documents, invoice, status } = body;
      if (status && status.seenStatus !== stored.status)
        throw new MockFailure('conflict', 'Someone else changed the status');
      const released = (documents?.uploadedFiles ?? []).map(({ fileId }, index) =>
        asStaffFile(aReleasedFile({ fileId, originalName: `page-${index + 1}.pdf`, scan: scanOf(index) })),
      );
      const known = new Set(stored.uploadedFiles.map(({ fileId }) => fileId));
      stored.uploadedFiles = [
        ...stored.uploadedFiles,
        ...released.filter(({ fileId }) => !known.has(fileId)),
      ];
      const waits = status !== undefined && released.some(({ scan }) => scan !== 'clean');
      const isInfected = waits && released.some(({ scan }) => scan === 'infected');
      if (status && !waits) {
        stored.status = status.status;
        stored.statusHistory = [...stored.statusHistory, anEntry(status)];
      }
      stored.workCount = (stored.workCount ?? 0) + 1;
      return aFulfilled({
        requestId: body.requestId,
        releasedFileIds: released.map(({ fileId }) => fileId),
        invoice: invoice ? { invoiceId: anInvoice().invoiceId, invoiceNumber: 'INV-2026-000041' } : null,
        status: status ? (isInfected ? 'ended' : waits ? 'waits' : 'set') : null,
        workCount: stored.workCount,
      });
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
export async function openWithAllParts(...options: Parameters<typeof openPanel>) {
  const shown = await openPanel(...options);
  await shown.choose('chart.pdf');
  await shown.user.click(shown.panel.getByRole('checkbox', { name: 'Charge for these files' }));
  await fill(shown.user, shown.panel.getByLabelText('Amount for each file, in USD'), '30');
  await shown.addItem();
  await shown.complete();
  await shown.note('All records');
  return shown;
}

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
