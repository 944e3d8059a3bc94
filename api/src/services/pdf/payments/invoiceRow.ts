import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import type { InvoiceLine } from '../../../domain/invoices/invoice.ts';
import { type PrintContext, dayOf } from '../sheetFacts.ts';
import type { SheetRow } from '../sheet.ts';

/** Separates facts in a line. The no-break space keeps it from starting a line. */
const DOT = '\u00a0· ';

/** The table row of an invoice line. */
export function invoiceRow(line: InvoiceLine, context: PrintContext): SheetRow {
  const { t, language } = context;
  const number = new Intl.NumberFormat(localeOf(language));
  const studied = line.studyDate && dayOf(`${line.studyDate}T00:00:00Z`, { ...context, timeZone: 'UTC' });
  const facts = [
    line.studyType && t('Study type: {{type}}', { type: t(line.studyType) }),
    studied && t('Study date: {{day}}', { day: studied }),
    line.imageCount !== null &&
      t('{{images}} images', { count: line.imageCount, images: number.format(line.imageCount) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return {
    title: line.description,
    notes: [
      line.cnrReason ? t('Could not retrieve (CNR): {{reason}}', { reason: line.cnrReason }) : t('Available'),
      facts.join(DOT),
      line.subsections.join(DOT),
    ].filter(Boolean),
    cells: [
      number.format(line.quantity),
      formatCents(line.unitPriceCents, language),
      formatCents(line.totalCents, language),
    ],
  };
}
