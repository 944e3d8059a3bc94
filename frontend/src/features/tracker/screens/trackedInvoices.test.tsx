import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { updateInvoicePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../../../lib/saving/saveBlob.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aClientInvoice } from '../../invoices/testing/aClientInvoice.ts';
import type { PaymentPanelProps } from '../../payments/form/PaymentForms.tsx';
import { aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

// The payment forms have separate tests.
vi.mock('../../payments/form/PaymentPanel.tsx', () => ({
  PaymentPanel: ({ onPaid, onBusy, onExpired }: PaymentPanelProps) => (
    <>
      <button
        type="button"
        onClick={() => {
          onBusy?.(true);
          onExpired?.();
        }}
      >
        Expired
      </button>
      <button type="button" onClick={() => onPaid('succeeded', 'card')}>
        Paid
      </button>
      <button type="button" onClick={() => onPaid('processing', 'us_bank_account')}>
        Cleared
      </button>
    </>
  ),
}));
vi.mock('../../../lib/saving/saveBlob.ts', () => ({ saveBlob: vi.fn<typeof saveBlob>() }));
afterEach(() => vi.mocked(saveBlob).mockClear());

const paid = {
  status: 'paid',
  isPaid: true,
  paymentState: 'paid',
  paidAt: '2026-11-06T15:00:00.000Z',
} as const;

/** Opens a request with these invoices. Tests may replace `stored.invoices`. */
async function openWith(invoices: readonly InvoiceView[], facts: Partial<RequestView> = {}) {
  const stored = { invoices };
  const lookups = mockLookups(() => aRequest({ ...facts, customInvoices: [...stored.invoices] }));
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  const section = within(await screen.findByRole('region', { name: 'Invoices' }));
  return { user, section, stored, lookups };
}

function mockIntent(amount = 2500) {
  const requests: unknown[] = [];
  server.use(
    mockOperation(createPaymentIntent, ({ body, headers }) => {
      requests.push([body, headers.get('X-Request-Access')]);
      return {
        paymentIntentId: 'pi_1',
        clientSecret: 'pi_1_secret',
        publishableKey: 'pk_test_1',
        amount,
        status: 'requires_payment_method' as const,
      };
    }),
  );
  return requests;
}

describe('invoices', () => {
  it('are not shown when there are none', async () => {
    mockLookups(() => aRequest());
    renderScreen(<RequestStatusScreen />, trackerAddress);
    await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
    expect(screen.queryByText('Invoices')).not.toBeInTheDocument();
  });

  it('are named in the next step with their total while unpaid', async () => {
    const invoice = aClientInvoice({ totalAmount: 1234.5 });
    const { section } = await openWith([invoice], { status: 'completed' });
    expect(screen.getByText('You have invoices to pay')).toBeVisible();
    expect(screen.getByText('Pay 1 invoice by card or bank account. Total: $1,234.50.')).toBeVisible();
    expect(section.getByText('Pending Payment')).toBeVisible();
    expect(section.getByRole('heading', { name: invoice.invoiceNumber })).toBeVisible();
    expect(section.getByText('$1,234.50')).toBeVisible();
    expect(section.getByText('Sent on November 5, 2026')).toBeVisible();
    const pay = section.getByRole('button', { name: `Pay $1,234.50 for ${invoice.invoiceNumber}` });
    expect(pay).toBeEnabled();
    expect(section.queryByRole('button', { name: /^Receipt/ })).not.toBeInTheDocument();
  });

  it('are totaled together with unpaid documents', async () => {
    const file = aReleasedFile(
      { isViewable: false, isDownloadable: false },
      { requiresPayment: true, chargeAmount: 10 },
    );
    await openWith([aClientInvoice()], { uploadedFiles: [file] });
    expect(screen.getByText('1 invoice and 1 document to pay for. Total: $35.00.')).toBeVisible();
  });

  it('are counted', async () => {
    const file = (fileId: string) =>
      aReleasedFile({ fileId, isDownloadable: false }, { requiresPayment: true, chargeAmount: 10 });
    const invoices = ['1', '2'].map((each) => aClientInvoice({ invoiceId: `inv_${each.repeat(32)}` }));
    await openWith(invoices, { uploadedFiles: [file('a'), file('b')] });
    expect(screen.getByText('2 invoices and 2 documents to pay for. Total: $70.00.')).toBeVisible();
  });

  it.each([
    ['open', 'Payment disputed', /^The payer’s bank withdrew the payment and is reviewing the dispute\./, 1],
    [
      'lost',
      'Payment withdrawn by bank',
      /^The payer’s bank withdrew the payment\. To pay again, please contact/,
      0,
    ],
  ] as const)('show a disputed payment (%s)', async (disputed, title, note, receipts) => {
    const { section } = await openWith([aClientInvoice({ ...paid, disputed })]);
    expect(section.getByText(title)).toBeVisible();
    expect(section.getByText(note)).toBeVisible();
    expect(section.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(section.queryAllByRole('button', { name: /^Receipt/ })).toHaveLength(receipts);
  });

  it('cannot be paid while a bank payment is clearing', async () => {
    const { section } = await openWith([aClientInvoice({ paymentState: 'clearing' })]);
    expect(section.getByText('Bank payment clearing')).toBeVisible();
    expect(section.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByText('You have invoices to pay')).not.toBeInTheDocument();
  });

  it('can be paid again after a bank payment failed', async () => {
    const { section } = await openWith([aClientInvoice({ paymentState: 'failed' })]);
    expect(section.getByText('Your bank did not complete the payment. Please pay again.')).toBeVisible();
    expect(section.getByRole('button', { name: /^Pay \$25\.00/ })).toBeEnabled();
  });

  it('show payment date, receipt and refunded amount when paid', async () => {
    const { section } = await openWith([aClientInvoice({ ...paid, refundedAmount: 5 })]);
    expect(section.getByText('Paid on November 6, 2026')).toBeVisible();
    expect(section.getByText('Refunded: $5.00')).toBeVisible();
    expect(section.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: /^Receipt: INV-/ })).toBeVisible();
  });
});

describe('the lines of an invoice', () => {
  const rich = {
    description: 'Images on CD',
    quantity: 3,
    unitPrice: 4.5,
    total: 13.5,
    subsections: ['Lumbar spine', 'Left knee'],
    studyDate: '2025-11-04',
    studyType: 'MRI',
    imageCount: 24,
    cnrReason: '',
  };

  it('show all their details', async () => {
    const unavailable = { ...rich, description: 'Ledger', subsections: [], cnrReason: 'Destroyed in 2019' };
    const { section } = await openWith([aClientInvoice({ lineItems: [rich, unavailable] })]);
    expect(section.getAllByText('3 × $4.50 · MRI · Nov 4, 2025 · 24 images')).toHaveLength(2);
    expect(section.getByText('Left knee')).toBeVisible();
    expect(section.getByText('Available')).toBeVisible();
    expect(section.getByText('CNR')).toBeVisible();
    expect(section.getByText('Destroyed in 2019', { exact: false })).toBeVisible();
  });

  it.each([
    ['are expanded while the invoice is unpaid', {}, 'true', 'false'],
    ['are collapsed when the invoice is paid', paid, 'false', 'true'],
  ])('%s', async (_, facts, before, after) => {
    const { user, section } = await openWith([aClientInvoice({ ...facts, lineItems: [rich] })]);
    const opener = section.getByRole('button', { name: /^1 line, invoice INV-/ });
    expect(opener).toHaveAttribute('aria-expanded', before);
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', after);
  });
});

describe('paying an invoice', () => {
  it('happens in a dialog that names it, and the screen shows what the server recorded', async () => {
    const requests = mockIntent();
    const invoice = aClientInvoice();
    const { user, section, stored } = await openWith([invoice]);
    const { invoiceId, invoiceNumber, requestId } = invoice;
    server.use(
      mockOperation(updateInvoicePayment, () => {
        stored.invoices = [{ ...invoice, ...paid }];
        return { invoiceId, isPaid: true, paymentState: 'paid' as const };
      }),
    );
    await user.click(section.getByRole('button', { name: `Pay $25.00 for ${invoiceNumber}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay an invoice' }));
    expect(dialog.getByText(`$25.00 for invoice ${invoiceNumber}`)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Paid' }));
    expect(await section.findByText('Paid on November 6, 2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([[{ type: 'invoice', requestId, invoiceId }, 'access-token-1']]);
  });

  it('from a bank account shows it as clearing', async () => {
    mockIntent();
    const invoice = aClientInvoice();
    const { user, section, stored } = await openWith([invoice]);
    server.use(
      mockOperation(updateInvoicePayment, () => {
        stored.invoices = [{ ...invoice, paymentState: 'clearing' }];
        return { invoiceId: invoice.invoiceId, isPaid: false, paymentState: 'clearing' as const };
      }),
    );
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    await user.click(await screen.findByRole('button', { name: 'Cleared' }));
    expect(await section.findByText('Bank payment clearing')).toBeVisible();
  });

  it('says that it was paid in another tab and shows that after the dialog closes', async () => {
    const invoice = aClientInvoice();
    const { user, section, stored } = await openWith([invoice]);
    server.use(
      mockOperation(createPaymentIntent, () => {
        stored.invoices = [{ ...invoice, ...paid }];
        throw new MockFailure('conflict', 'This invoice is already paid.');
      }),
    );
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This invoice is already paid.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(await section.findByText('Paid on November 6, 2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that it was withdrawn and removes it after the dialog closes', async () => {
    const { user, section, stored } = await openWith([aClientInvoice()]);
    server.use(
      mockOperation(createPaymentIntent, () => {
        stored.invoices = [];
        throw new MockFailure('not_found', 'Invoice not found');
      }),
    );
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'This invoice can’t be paid anymore. It was withdrawn or already paid. Nothing was charged now.',
    );
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Invoices')).not.toBeInTheDocument());
  });

  it.each([
    [
      'was withdrawn',
      'not_found',
      'Invoice not found',
      'This invoice can’t be paid anymore. It was withdrawn or already paid. Nothing was charged now.',
    ],
    ['was settled', 'conflict', 'This invoice is already paid.', 'This invoice is already paid.'],
  ] as const)(
    'says that it %s while the form was open, keeps the focus and closes with Escape',
    async (_, code, message, text) => {
      mockIntent();
      const { user, section, stored } = await openWith([aClientInvoice()]);
      await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
      const expired = await screen.findByRole('button', { name: 'Expired' });
      server.use(
        mockOperation(createPaymentIntent, () => {
          stored.invoices = [];
          throw new MockFailure(code, message);
        }),
      );
      await user.click(expired);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(screen.queryByRole('button', { name: 'Expired' })).not.toBeInTheDocument();
      expect(alert.parentElement).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('Invoices')).not.toBeInTheDocument());
    },
  );

  it('says that a new payment was started when it was withdrawn and sent again', async () => {
    mockIntent();
    const { user, section } = await openWith([aClientInvoice()]);
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    await user.click(await screen.findByRole('button', { name: 'Expired' }));
    expect(await screen.findByText('We started a new payment')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expired' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an error when the client secret is missing', async () => {
    server.use(
      mockOperation(createPaymentIntent, () => ({
        paymentIntentId: 'pi_1',
        clientSecret: '',
        publishableKey: 'pk_test_1',
        amount: 2500,
        status: 'requires_payment_method' as const,
      })),
    );
    const { user, section } = await openWith([aClientInvoice()]);
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    expect(
      await screen.findByText(
        'Payment initialization failed: No client secret received from payment intent creation',
      ),
    ).toBeVisible();
  });

  it('says why the payment could not be recorded and can be repeated', async () => {
    mockIntent();
    const { user, section } = await openWith([aClientInvoice()]);
    server.use(failOperation(updateInvoicePayment, 'forbidden', 'Not now'));
    await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    expect(await screen.findByText('Error updating payment status: Not now')).toBeVisible();
    expect(await section.findByRole('button', { name: /^Pay \$25\.00/ })).toBeEnabled();
  });
});

it('shows a default message when an invoice payment could not be recorded without a reason', async () => {
  mockIntent();
  const { user, section } = await openWith([aClientInvoice()]);
  server.use(failOperation(updateInvoicePayment, 'unexpected', ''));
  await user.click(section.getByRole('button', { name: /^Pay \$25\.00/ }));
  await user.click(await screen.findByRole('button', { name: 'Paid' }));
  expect(
    await screen.findByText('Error updating payment status: Failed to update invoice payment status'),
  ).toBeVisible();
});

describe('PDFs and receipts', () => {
  /** Mocks a PDF. Adds each query with its access token to `requests`. */
  const pdf =
    <Query,>(requests: [Query, string | null][]) =>
    ({ query, headers }: { query: Query; headers: Headers }) => {
      requests.push([query, headers.get('X-Request-Access')]);
      return 'PDF';
    };

  it('are saved in the language and time zone of the reader', async () => {
    const requests: [object, string | null][] = [];
    const invoice = aClientInvoice();
    server.use(mockOperation(downloadInvoice, pdf(requests)));
    const { user, section } = await openWith([invoice]);
    await user.click(section.getByRole('button', { name: `Download PDF: ${invoice.invoiceNumber}` }));
    await waitFor(() =>
      expect(saveBlob).toHaveBeenCalledWith(
        expect.any(Blob),
        `${aRequest().orderId} Invoice ${invoice.invoiceNumber}.pdf`,
      ),
    );
    const { requestId, invoiceId } = invoice;
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(requests).toEqual([[{ requestId, invoiceId, language: 'en', timeZone }, 'access-token-1']]);
  });

  it('are offered for every received payment: fee, file, invoice', async () => {
    const requests: [{ paidItem: string }, string | null][] = [];
    server.use(mockOperation(downloadReceipt, pdf(requests)));
    const invoice = aClientInvoice(paid);
    const file = aReleasedFile(
      { originalName: 'chart.pdf' },
      { requiresPayment: true, isPaid: true, paymentState: 'paid', chargeAmount: 10 },
    );
    const { user } = await openWith([invoice], { uploadedFiles: [file] });
    for (const what of ['Processing fee', 'chart.pdf', invoice.invoiceNumber]) {
      await user.click(screen.getByRole('button', { name: `Receipt: ${what}` }));
    }
    await waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(3));
    expect(requests.map(([query]) => query.paidItem)).toEqual(['fee', file.fileId, invoice.invoiceId]);
    expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), `${aRequest().orderId} Receipt chart.pdf`);
  });

  it('are not offered for a fee that is clearing', async () => {
    await openWith([aClientInvoice()], { payment: { state: 'clearing', amount: 1500 } });
    expect(screen.queryByRole('button', { name: 'Receipt: Processing fee' })).not.toBeInTheDocument();
  });

  it.each([
    ['Download PDF', downloadInvoice, 'Error downloading invoice: Not now'],
    ['Receipt', downloadReceipt, 'Error downloading receipt: Not now'],
  ] as const)('show the reason when they cannot be loaded: %s', async (label, operation, text) => {
    server.use(failOperation(operation, 'forbidden', 'Not now'));
    const invoice = aClientInvoice(paid);
    const { user, section } = await openWith([invoice]);
    await user.click(section.getByRole('button', { name: `${label}: ${invoice.invoiceNumber}` }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
