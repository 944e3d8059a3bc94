import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatCents } from '@portal/contract/fields/money.ts';
import { MAX_CHARGE_CENTS } from '@portal/contract/invoices/rules/chargeAmount.ts';
import { disclosureMethods } from '@portal/contract/disclosures/disclosureTerms.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import type { Disclosure } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { aRequest } from '../../domain/testing/aRequest.ts';
import { disclosureRows, disclosureSheet } from './disclosureSheet.ts';
import { drawSheet } from './drawSheet.ts';
import { invoiceSheet } from './payments/invoiceSheet.ts';
import { receiptSheet } from './payments/receiptSheet.ts';
import { PAGE_LAYOUT, PdfLayout, type Position, type Style } from './pdfWriter.ts';
import type { Sheet } from './sheet.ts';
import { aLine, aRefund, aSentInvoice } from './testing/aSentInvoice.ts';
import { aPrintContext } from './testing/aPrintContext.ts';
import { type TextLine, Typesetter } from './text/typesetter.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string) => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const typefaces = { regular: typeface('DejaVuSans'), bold: typeface('DejaVuSans-Bold') };

interface Drawn {
  readonly text: string;
  readonly page: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

class Recorder extends PdfLayout {
  readonly drawn: Drawn[] = [];

  override drawText(line: TextLine, { x, alignRight }: Position, style: Style): void {
    const width = this.widthOf(line, style);
    const from = alignRight ? x - width : x;
    this.drawn.push({ text: line.text, page: this.page, y: this.y, from, to: from + width });
  }
}

async function drawnOf(sheet: Sheet): Promise<Drawn[]> {
  const recorder = new Recorder(await Typesetter.open(typefaces));
  drawSheet(recorder, sheet);
  expect(recorder.drawn.length).toBeGreaterThan(10);
  return recorder.drawn;
}

/** The texts that run into another one on their line, or out of the page. */
function overlapsOf(drawn: readonly Drawn[]): string[] {
  const isOutside = ({ from, to }: Drawn) => from < PAGE_LAYOUT.left - 0.5 || to > PAGE_LAYOUT.right + 0.5;
  return drawn.flatMap((one, index) => {
    const others = drawn.slice(index + 1);
    const met = others.find(
      ({ page, y, from, to }) => page === one.page && y === one.y && from < one.to + 2 && one.from < to + 2,
    );
    if (met) return [`${one.text} | ${met.text}`];
    return isOutside(one) ? [one.text] : [];
  });
}

const paid = { paymentState: 'paid', paidAt: '2026-09-12T15:00:00.000Z', intentId: 'pi_1' } as const;
const dear = aLine({ unitPriceCents: MAX_CHARGE_CENTS, totalCents: MAX_CHARGE_CENTS, quantity: 100_000 });
const at = '2026-09-30T15:00:00.000Z';
const disclosed: Disclosure = {
  disclosureId: 'evt_1',
  at,
  patientName: 'Maria Santos',
  requestId: null,
  orderId: '',
  recipient: 'Doe & Roe LLP',
  by: 'outside',
  address: '1 Main St, Atlanta',
  document: 'Medical records.pdf',
  action: 'download',
  purpose: 'Reporting',
  basis: 'public-health',
  count: 1,
  lastOn: null,
};

describe.each(languages)('no text of a sheet runs into another one in %s', (language) => {
  it('of an invoice with the highest amounts', async () => {
    const context = await aPrintContext(language);
    const invoice = aSentInvoice({ lines: [dear, dear], totalCents: MAX_CHARGE_CENTS });
    const drawn = await drawnOf(invoiceSheet(aRequest(), invoice, context));
    expect(overlapsOf(drawn)).toEqual([]);
    // An amount is never broken.
    const amount = formatCents(MAX_CHARGE_CENTS, language);
    expect(drawn.filter(({ text }) => text === amount)).toHaveLength(6);
  });

  it('of a receipt with refunds', async () => {
    const context = await aPrintContext(language);
    const refunds = [aRefund({ at, cents: MAX_CHARGE_CENTS }), aRefund({ at, state: 'pending' })];
    const invoice = aSentInvoice({ ...paid, lines: [dear], totalCents: MAX_CHARGE_CENTS, refunds });
    const receipt = { kind: 'invoice', invoice, cents: MAX_CHARGE_CENTS, ...paid } as const;
    expect(overlapsOf(await drawnOf(receiptSheet(aRequest(), receipt, context)))).toEqual([]);
  });

  it('of an accounting of disclosures', async () => {
    const context = await aPrintContext(language);
    const person = {
      patientName: 'Maria Santos',
      patientDob: '1980-09-30',
      from: '2020-11-30',
      to: '2026-11-30',
    };
    const sheet = disclosureSheet(person, { total: 20_000, isComplete: true }, context, new Date(at));
    const methods = Object.keys(disclosureMethods) as Disclosure['action'][];
    const all = methods.map((action) => ({ ...disclosed, action }));
    const rows = [];
    for await (const part of disclosureRows(all, person, context)) rows.push(...part);
    expect(overlapsOf(await drawnOf({ ...sheet, rows }))).toEqual([]);
  });
});
