import { fileFactsOf } from '../../domain/analytics/fileFactsOf.ts';
import { invoiceFactsOf } from '../../domain/analytics/invoiceFactsOf.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { countMoney } from './reports/countForReports.ts';

export const analyticsSteps: Steps<'count-file-payment' | 'count-invoice'> = {
  'count-file-payment': ofRequest((root, { fileId }) => countMoney(root, fileFactsOf(root, fileId))),
  'count-invoice': ofRequest((root, { invoiceId }) => countMoney(root, invoiceFactsOf(root, invoiceId))),
};
