import { fileFactsOf } from '../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../domain/analytics/invoiceFactsOf.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { countMoney } from './reports/countForReports.ts';

export const analyticsSteps: Steps<'count-file-payment' | 'count-invoice'> = {
  'count-file-payment': ofRequest((root, { fileId }, run) =>
    countMoney(root, fileFactsOf(root, fileId), run),
  ),
  'count-invoice': ofRequest((root, { invoiceId }, run) =>
    countMoney(root, invoiceFactsOf(root, invoiceId), run),
  ),
};
