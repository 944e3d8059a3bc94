import { expect, it } from 'vitest';
import { isExcluded } from './excluded.ts';

const document = (id: string, type?: string) => ({ id, type, _ts: 1 });

it.each([
  ['accounts', document('session|abc')],
  ['accounts', document('rate|submit|abc|1')],
  ['accounts', document('attempts|code|abc')],
  ['accounts', document('oauth|abc')],
  ['accounts', document('restore|abc')],
  ['accounts', document('sent-email|abc')],
  ['accounts', document('outbox-sweep')],
  ['accounts', document('email-delay')],
  ['accounts', document('reconciliation')],
  ['accounts', document('transaction-copy')],
  ['accounts', document('operator-runs')],
  ['accounts', document('delivery-reports')],
  ['requests', document('bundle|abc', 'bundle')],
  ['requests', document('task|bundle|abc|2026', 'task')],
  ['requests', document('bulk-action', 'bulk-action')],
  ['requests', document('rows|00', 'bulk-rows')],
  ['requests', document('idempotency|bulk_abc', 'idempotency')],
  ['requests', document('staff-notice', 'staff-notice')],
  ['requests', document('task|bulk-action', 'task')],
])('isExcluded is true in %s of %j', (container, stored) => {
  expect(isExcluded(container, stored)).toBe(true);
});

it.each([
  ['accounts', document('user|abc')],
  ['accounts', document('order|abc')],
  ['accounts', document('draft|abc')],
  ['accounts', document('uploads|abc')],
  ['accounts', document('upload-claim|update-abc')],
  ['accounts', document('intent|pi_abc')],
  ['accounts', document('bounces|abc')],
  ['requests', document('root', 'request')],
  ['requests', document('task|000001', 'task')],
  ['requests', document('ev|000001', 'event')],
  ['requests', document('notice|abc', 'notice')],
  ['requests', document('message|000001.0000', 'message')],
  ['requests', document('dis_abc', 'outside-disclosure')],
  ['requests', document('sus_abc', 'suspension')],
  ['requests', document('acc_abc', 'accounting')],
  ['requests', document('pdf|0', 'issued-file')],
  ['config', document('rate|is-a-name-here')],
  ['audit', document('session|neither')],
])('isExcluded is false in %s of %j', (container, stored) => {
  expect(isExcluded(container, stored)).toBe(false);
});
