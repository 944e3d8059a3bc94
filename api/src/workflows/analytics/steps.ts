import { fileFactsOf } from '../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../domain/analytics/invoiceFactsOf.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { countMoney } from './reports/countForReports.ts';

export const analyticsSteps: Steps<'count-file-payment' | 'count-invoice'> = {
  'count-file-payment': ofRequest((request, { fileId }, run) =>
    countMoney(request, fileFactsOf(request, fileId), run),
  ),
  'count-invoice': ofRequest((request, { invoiceId }, run) =>
    countMoney(request, invoiceFactsOf(request, invoiceId), run),
  ),
};
