import { expect, test } from 'vitest';
import type { ClientNotification } from '../requests/taskSteps.ts';
import { mostImportantFirst } from './mostImportantFirst.ts';
import type { ReleaseState } from './releaseState.ts';

const kind = 'notify-client';
const status: ClientNotification = { kind, template: 'statusChanged', seq: 2, status: 'completed' };
const files: ClientNotification = { kind, template: 'filesAdded', seq: 3, fileIds: ['file_a'] };
const invoice: ClientNotification = { kind, template: 'invoiceSent', seq: 4, invoiceId: 'inv_a' };
const message: ClientNotification = { kind, template: 'messageReceived', seq: 5, number: 1 };
const rejected: ClientNotification = { kind, template: 'submissionRejected', seq: 6, missing: [] };
const withdrawn: ClientNotification = { kind, template: 'fileWithdrawn', seq: 7, fileId: 'file_b' };

const orderOf = (notifications: readonly ClientNotification[], release: ReleaseState['kind']) =>
  mostImportantFirst(notifications, () => ({ kind: release, toPayCents: 0, lockedUntil: null })).map(
    ({ template }) => template,
  );

test.each<[ReleaseState['kind'], readonly ClientNotification[], readonly string[]]>([
  ['ready', [status, files, invoice], ['filesAdded', 'statusChanged', 'invoiceSent']],
  ['toPay', [status, invoice, files], ['filesAdded', 'statusChanged', 'invoiceSent']],
  ['locked', [status, files, invoice], ['invoiceSent', 'statusChanged', 'filesAdded']],
  ['lockedUnpaid', [files, message, status], ['messageReceived', 'filesAdded', 'statusChanged']],
  ['other', [status, files], ['filesAdded', 'statusChanged']],
  ['ready', [files, rejected], ['submissionRejected', 'filesAdded']],
  ['ready', [status, withdrawn], ['fileWithdrawn', 'statusChanged']],
  ['ready', [status], ['statusChanged']],
  ['ready', [], []],
])(
  'with documents that are %s, puts the most important first and keeps the order of others',
  (release, given, order) => {
    expect(orderOf(given, release)).toEqual(order);
  },
);
