import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockOperation } from '../../../../testing/mockOperation.ts';
import { server } from '../../../../testing/server.ts';
import { anInvoice } from '../../../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../../../requests/testing/aRequest.ts';
import { asStaffFile } from '../../../requests/testing/aStaffRequest.ts';
import { isClosed, openPanel, openWithAllParts } from '../testing/openFulfillPanel.tsx';

it('adds what the client already owes', async () => {
  const file = asStaffFile(aReleasedFile({ requiresPayment: true, chargeAmount: 10 }));
  const { summary, addItem } = await openPanel(
    { uploadedFiles: [file] },
    { invoices: [anInvoice({ status: 'sent', totalAmount: 40 })] },
  );
  await addItem();
  const amountOf = (label: string) => summary().getByText(label).parentElement;
  expect(amountOf('New charges')).toHaveTextContent('$25.00');
  expect(amountOf('Already owed')).toHaveTextContent('$50.00');
  expect(amountOf('The client owes')).toHaveTextContent('$75.00');
});

it('keeps the parts that are already sent while the rest is sent', async () => {
  const { send, user, summary } = await openWithAllParts();
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStatusCalled = false;
  server.use(
    mockOperation(updateRequestStatus, async ({ body }) => {
      isStatusCalled = true;
      await promise;
      return { requestId: body.requestId, status: body.status };
    }),
  );
  await user.click(send());
  // The documents and the invoice have left the form.
  await waitFor(() => expect(isStatusCalled).toBe(true));
  expect(summary().getByText('chart.pdf')).toBeVisible();
  expect(summary().getByText('$55.00')).toBeVisible();
  resolve();
  await isClosed();
});
