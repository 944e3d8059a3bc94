import { downloadInvoice, downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { hoursAgo, uploadAndRelease, patchFile } from '../../support/files/releasedFiles.ts';
import { storeFixedInvoice, storedLine } from '../../support/payments/storedInvoices.ts';

const portal = inject('portal');
type Submitted = Awaited<ReturnType<typeof submitRequest>>;

let staff: Person;
let admin: Person;
let client: Person;
let request: Submitted;
let holder: Record<string, string>;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
  request = await submitForClient(portal, client);
  holder = accessHeader(await lookUp(portal, request));
});

async function fetchDocument(path: string, query: Record<string, string>, headers: Record<string, string>) {
  const url = new URL(`/api/${path}`, portal.api);
  url.search = new URLSearchParams({ requestId: request.requestId, ...query }).toString();
  return fetch(url, { headers: { ...headers, ...randomIpHeader() } });
}

const invoicePdf = (invoiceId: string, headers = holder, more: Record<string, string> = {}) =>
  fetchDocument(downloadInvoice.path, { invoiceId, ...more }, headers);
const receiptPdf = (paidItem: string, headers = holder, more: Record<string, string> = {}) =>
  fetchDocument(downloadReceipt.path, { paidItem, ...more }, headers);

async function read(response: Response) {
  expect(response.status).toBe(200);
  const content = new Uint8Array(await response.arrayBuffer());
  const pdf = await readPdf(content);
  return { ...pdf, content, text: pdf.pages.join(' ') };
}

const paid = {
  paymentState: 'paid',
  paidAt: '2026-03-12T15:00:00.000Z',
  intentId: 'pi_paid',
  chargeId: 'ch_1',
};
const settlement = {
  reference: 'Check 1042',
  reason: 'Sent by post',
  by: { kind: 'admin', id: 'user_2' },
  byName: 'Ada Example',
  at: paid.paidAt,
};

describe('an invoice as PDF', () => {
  it('is a download that is not cached', async () => {
    const { headers } = await invoicePdf(await storeFixedInvoice(portal, request.requestId));
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(
      `attachment; filename="invoice-${request.orderId}-INV-2026-000042.pdf"`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('contains number, lines and total, but not the patient', async () => {
    const lines = [
      storedLine({ subsections: ['Lumbar spine'], studyType: 'MRI', imageCount: 1240 }),
      storedLine({ description: 'Billing ledger', totalCents: 700, cnrReason: 'Destroyed in 2019' }),
    ];
    const id = await storeFixedInvoice(portal, request.requestId, { lines, totalCents: 3200 });
    const pdf = await read(await invoicePdf(id));
    expect(pdf).toMatchObject({ title: 'Invoice INV-2026-000042', language: 'en-US' });
    for (const text of [request.orderId, 'Copies of the chart', 'Lumbar spine', 'MRI', '1,240', '$32.00']) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).toMatch(/Billing ledger .*Could not retrieve \(CNR\): Destroyed in 2019/);
    expect(pdf.text).toContain('Page 1 of 1');
    expect(pdf.text).not.toMatch(/Pat Example|Casey Example/);
  });

  it('is the same file for holder, client and staff', async () => {
    const id = await storeFixedInvoice(portal, request.requestId);
    const [first, ...others] = await Promise.all(
      [holder, authHeaders(client), authHeaders(staff), authHeaders(admin), holder].map(async (headers) =>
        read(await invoicePdf(id, headers)),
      ),
    );
    for (const { content } of others) expect(Buffer.from(content).equals(first!.content)).toBe(true);
  });

  it.each([
    ['es', 'Factura INV-2026-000042', '11 de marzo de 2026'],
    ['fr', 'Facture INV-2026-000042', '11 mars 2026'],
  ])('is written in the requested language: %s', async (language, title, day) => {
    const id = await storeFixedInvoice(portal, request.requestId);
    const pdf = await read(await invoicePdf(id, holder, { language }));
    expect(pdf.title).toBe(title);
    expect(pdf.text.replaceAll('\u202f', ' ')).toContain(day);
  });

  it('shows dates in the facility’s time zone, whatever the reader’s is', async () => {
    const id = await storeFixedInvoice(portal, request.requestId, { sentAt: '2026-03-11T03:00:00.000Z' });
    for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Mars/Olympus']) {
      const pdf = await read(await invoicePdf(id, holder, { timeZone }));
      expect(pdf.text).toContain('March 10, 2026');
    }
  });

  it.each<[string, object, string]>([
    ['a draft', { sentAt: null }, 'DRAFT'],
    ['an inactive one', { isActive: false }, 'INACTIVE'],
  ])('of %s is for staff only, and is marked', async (_, changes, mark) => {
    const id = await storeFixedInvoice(portal, request.requestId, changes);
    for (const headers of [holder, authHeaders(client)])
      expect((await invoicePdf(id, headers)).status).toBe(404);
    for (const person of [staff, admin])
      expect((await read(await invoicePdf(id, authHeaders(person)))).text).toContain(mark);
  });

  it('of another request does not exist', async () => {
    const other = await submitRequest(portal);
    const id = await storeFixedInvoice(portal, other.requestId);
    expect((await invoicePdf(id)).status).toBe(404);
    expect((await invoicePdf(id, authHeaders(staff))).status).toBe(404);
    expect((await invoicePdf(id, authHeaders(client), { requestId: other.requestId })).status).toBe(404);
  });

  it.each(['inv_1', '__proto__', '../x', ''])('is refused for the malformed ID “%s”', async (id) => {
    expect((await invoicePdf(id)).status).toBe(400);
  });

  it('spreads sixty long lines over numbered pages with column headings', async () => {
    const subsections = Array.from({ length: 20 }, (_, index) => `Section ${index + 1}`);
    const lines = Array.from({ length: 60 }, (_, index) =>
      storedLine({ description: `Item ${index + 1}`, subsections }),
    );
    const id = await storeFixedInvoice(portal, request.requestId, { lines, totalCents: 150_000 });
    const { pages, text } = await read(await invoicePdf(id));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    for (const page of pages.slice(0, -1)) expect(page).toMatch(/Description.*Quantity.*Unit price.*Amount/);
    for (let item = 1; item <= 60; item++) expect(text).toContain(`Item ${item} `);
    expect(text.match(/Section 20\b/g)).toHaveLength(60);
  });

  it.each([
    ['characters that the fonts lack', '\u{1f9e0} \u{e000}'],
    ['a very long word', 'x'.repeat(500)],
    ['the syntax of the format', ') Tj ET endstream endobj <</S/JavaScript/JS(app.alert(1))>> %%EOF'],
    ['control characters and reversed directions', '\u0000\u0007\u202e0.00$ latoT'],
  ])('is readable with %s', async (_, hostile) => {
    const lines = [storedLine({ description: hostile, cnrReason: hostile, subsections: [hostile] })];
    const pdf = await read(await invoicePdf(await storeFixedInvoice(portal, request.requestId, { lines })));
    expect(pdf.text).toContain('$25.00');
    expect(Buffer.from(pdf.content).toString('latin1')).not.toMatch(/\/JavaScript|\/JS\s*\(/);
  });

  it('shows names in any script, in the order in which they are read, and names what it cannot show', async () => {
    const description = 'Films of 陳怡君, ישראל כהן, محمد عبد الرحمن, สมชาย and राम';
    const lines = [storedLine({ description, cnrReason: 'Sent \u{1f9e0}' })];
    const pdf = await read(await invoicePdf(await storeFixedInvoice(portal, request.requestId, { lines })));
    const text = pdf.text.replaceAll(/\s/g, '');
    for (const name of ['陳怡君', 'ישראלכהן', 'محمدعبدالرحمن', 'สมชาย', 'राम', 'Sent□'])
      expect(text).toContain(name);
    expect(text).toContain('□standsforacharacterthatcan’tbeprinted.Theportalshowsit.');
  });
});

describe('a receipt as PDF', () => {
  it('of the processing fee shows the amount and the order', async () => {
    const response = await receiptPdf('fee');
    expect(response.headers.get('content-disposition')).toContain(`receipt-${request.orderId}.pdf`);
    const pdf = await read(response);
    expect(pdf.text).toMatch(/Receipt.*PAID.*Processing fee of a records request.*\$15\.00/);
    expect(pdf.text).toMatch(/pi_\w+/);
    expect(pdf.text).not.toContain('Pat Example');
  });

  it('of a file exists once the file is paid, and does not name it', async () => {
    const { requestId } = request;
    const charged = { requiresPayment: true, chargeAmount: '25.50', embargoEnabled: false };
    const fileId = await uploadAndRelease(portal, staff, requestId, charged);
    expect((await receiptPdf(fileId)).status).toBe(404);
    await patchFile(portal, requestId, fileId, {
      paidAt: hoursAgo(1),
      paymentState: 'paid',
      intentId: 'pi_file',
    });
    const pdf = await read(await receiptPdf(fileId));
    expect(pdf.text).toMatch(/Document released on .*\$25\.50/);
    expect(pdf.text).not.toContain('chart.pdf');
  });

  it('of an invoice exists once it is paid', async () => {
    for (const paymentState of ['unpaid', 'clearing', 'failed']) {
      const id = await storeFixedInvoice(portal, request.requestId, { paymentState });
      for (const headers of [holder, authHeaders(admin)])
        expect((await receiptPdf(id, headers)).status).toBe(404);
    }
    const pdf = await read(await receiptPdf(await storeFixedInvoice(portal, request.requestId, paid)));
    expect(pdf.text).toMatch(/INV-2026-000042.*March 12, 2026.*pi_paid.*Copies of the chart.*\$25\.00/);
  });

  it('of an invoice paid outside the portal shows the reference, but not who recorded it', async () => {
    const id = await storeFixedInvoice(portal, request.requestId, { ...paid, settlement });
    const { text } = await read(await receiptPdf(id));
    expect(text).toMatch(/Check 1042.*This invoice was paid outside the portal\./);
    expect(text).not.toMatch(/pi_paid|Sent by post|Ada Example/);
  });

  it('includes refunds', async () => {
    const refund = {
      refundId: 'ref_1',
      intentId: paid.intentId,
      cents: 500,
      kind: 'staff',
      state: 'done',
      at: '2026-03-14T15:00:00.000Z',
      by: settlement.by,
      byName: settlement.byName,
      reason: 'Two pages were missing',
    };
    const id = await storeFixedInvoice(portal, request.requestId, { ...paid, refunds: [refund] });
    const { text } = await read(await receiptPdf(id));
    expect(text).toMatch(/Refunded on March 14, 2026\s+-\$5\.00.*Paid after refunds\s+\$20\.00/);
    expect(text).not.toContain('Two pages');
  });

  it('of an unknown item or another request does not exist', async () => {
    const other = await submitRequest(portal);
    const id = await storeFixedInvoice(portal, other.requestId, paid);
    for (const paidItem of [id, `inv_${'0'.repeat(32)}`, `file_${'0'.repeat(32)}`]) {
      expect((await receiptPdf(paidItem, authHeaders(staff))).status).toBe(404);
    }
    expect((await receiptPdf('fee', authHeaders(client), { requestId: other.requestId })).status).toBe(404);
    expect((await receiptPdf('tip')).status).toBe(400);
  });

  it('of a hidden invoice is only for staff', async () => {
    const id = await storeFixedInvoice(portal, request.requestId, { ...paid, isActive: false });
    expect((await receiptPdf(id)).status).toBe(404);
    expect((await receiptPdf(id, authHeaders(staff))).status).toBe(200);
  });
});
