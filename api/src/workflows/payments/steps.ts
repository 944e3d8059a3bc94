import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { endFilePayment } from './endFilePayment.ts';
import { sendRefund } from './sendRefund.ts';

export const paymentSteps: Steps<'end-file-payment' | 'refund'> = {
  'end-file-payment': ofRequest((root, work, { now, log }) => endFilePayment(root, work, now, log)),
  refund: ofRequest((root, work, { now }) => sendRefund(root, work, now)),
};
