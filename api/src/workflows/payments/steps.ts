import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { endFilePayment } from './endFilePayment.ts';
import { sendRefund } from './sendRefund.ts';

export const paymentSteps: Steps<'end-file-payment' | 'refund'> = {
  'end-file-payment': ofRequest((request, step, { now, log }) => endFilePayment(request, step, now, log)),
  refund: ofRequest((request, step, { now }) => sendRefund(request, step, now)),
};
