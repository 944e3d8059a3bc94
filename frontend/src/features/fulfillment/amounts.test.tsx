import { expect, it } from 'vitest';
import { anInvoice } from '../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { openPanel } from './testing/openFulfillPanel.tsx';

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
