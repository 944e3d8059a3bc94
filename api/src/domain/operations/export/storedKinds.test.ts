import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isExcluded } from '../backup/excluded.ts';
import { type DocumentKey, leftOutKinds, treatmentOf, unknownKind } from './storedKinds.ts';

const api = join(import.meta.dirname, '../../..');

/** What the patterns capture in source files, without tests. */
function captured(files: string | readonly string[], ...patterns: readonly RegExp[]): string[] {
  const texts = globSync(files, { cwd: api })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(api, file), 'utf8'));
  const found = patterns.flatMap((pattern) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)),
  );
  return [...new Set(found)].toSorted();
}

const unknown = (container: string, documents: readonly DocumentKey[]) =>
  documents.filter((document) => treatmentOf(container, document) === null).map(({ id }) => id);

it('every type of document in the code has a treatment', () => {
  const types = captured(
    '{data/requests,data/messages,data/packets,domain}/**/*.ts',
    /\btype: '([a-z-]+)'/g,
    /^ {2}type: z\.literal\('([a-z-]+)'\)/gm,
  );
  expect(types).toEqual(
    expect.arrayContaining(['request', 'assembly', 'message', 'download', 'incident', 'task', 'bundle']),
  );
  expect(
    unknown(
      'requests',
      types.map((type) => ({ id: type, type, requestId: 'req_a' })),
    ),
  ).toEqual([]);
});

it('every prefix and name of an account document in the code has a treatment', () => {
  const stored = globSync('data/**/*.ts', { cwd: api }).filter((file) =>
    readFileSync(join(api, file), 'utf8').includes('ACCOUNTS'),
  );
  const prefixes = captured(stored, /`([a-z][a-z-]*)\|/g, /^const ID = '([a-z][a-z-]*)\|/gm);
  const purposes = captured('data/accounts/oneTimeTokens.ts', /'([a-z]+)'(?= \||;)/g);
  expect(purposes).toEqual(['address', 'invitation', 'reset']);
  expect(prefixes).toEqual(
    expect.arrayContaining(['user', 'session', 'order', 'lease', 'restore', 'bounces', 'draft']),
  );
  const names = captured(stored, /^const ID = '([a-z-]+)'/gm);
  expect(names).toEqual(expect.arrayContaining(['admins', 'outbox-sweep', 'transaction-copy']));
  const keys = [...[...prefixes, ...purposes].map((prefix) => `${prefix}|a`), ...names];
  expect(
    unknown(
      'accounts',
      keys.map((id) => ({ id })),
    ),
  ).toEqual([]);
});

it('every configuration document in the code has a treatment', () => {
  const ids = captured(
    'data/configuration/*.ts',
    /configList\(\s*'([a-z-]+)'/g,
    /^(?:export )?const [A-Z_]+ = '([a-z]+-[a-z-]+)'/gm,
  );
  const reports = captured('data/views/reports/*.ts', /configList\(\s*'([a-z-]+)'/g);
  expect(ids).toEqual(
    expect.arrayContaining(['facilities', 'statuses', 'pepper-fingerprint', 'setup-sample']),
  );
  expect(reports).toEqual(['report-zones']);
  expect(
    unknown(
      'config',
      [...ids, ...reports, 'invoice-numbers-2026'].map((id) => ({ id })),
    ),
  ).toEqual([]);
});

it('every partition of views in the code has a treatment', () => {
  /** IDs of documents, and kinds. */
  const others = new Set(['sums', 'stats', 'transaction-copy']);
  const files = '{data/views,data/payouts}/**/*.ts';
  const prefixes = captured(files, /`([a-z][a-z-]*)\|/g);
  const names = captured(files, /^(?:export )?const [A-Z]+ = '([a-z-]+)'/gm).filter(
    (name) => !others.has(name),
  );
  expect(prefixes).toEqual(
    expect.arrayContaining(['list', 'mine', 'day', 'month', 'reports', 'transactions']),
  );
  expect(names).toEqual(expect.arrayContaining(['people', 'payouts', 'overview', 'unmatched-payments']));
  const pks = [...prefixes.map((prefix) => `${prefix}|a`), ...names];
  expect(
    unknown(
      'views',
      pks.map((pk) => ({ id: pk, pk })),
    ),
  ).toEqual([]);
});

it.each<[string, DocumentKey]>([
  ['requests', { id: 'x|1', type: 'new-kind', requestId: 'req_a' }],
  ['requests', { id: 'x|1', requestId: 'req_a' }],
  ['accounts', { id: 'new-kind|1' }],
  ['accounts', { id: 'users|1' }],
  ['config', { id: 'new-kind' }],
  ['views', { id: 'a', pk: 'new-kind' }],
  ['audit', { id: 'a', pk: 'new-kind' }],
  ['another', { id: 'a' }],
])('a new kind in %s has none: %j', (container, document) => {
  expect(treatmentOf(container, document)).toBeNull();
});

it.each<[string, DocumentKey]>([
  ['accounts', { id: 'session|abc' }],
  ['accounts', { id: 'rate|submit|abc|1' }],
  ['accounts', { id: 'attempts|code|abc' }],
  ['accounts', { id: 'phone-code|abc' }],
  ['accounts', { id: 'oauth|abc' }],
  ['accounts', { id: 'reset|abc' }],
  ['accounts', { id: 'order|abc' }],
  ['accounts', { id: 'draft|abc' }],
  ['accounts', { id: 'intent|pi_1' }],
  ['config', { id: 'pepper-fingerprint' }],
  ['config', { id: 'setup-sample' }],
  ['requests', { id: 'task|000001', type: 'task' }],
])('secrets and work in progress are left out: %s %j', (container, document) => {
  expect(treatmentOf(container, document)).toHaveProperty('leftOut');
});

it.each<[string, string, DocumentKey]>([
  ['request', 'requests', { id: 'root', type: 'request', requestId: 'req_a' }],
  ['request', 'requests', { id: 'ev|000001', type: 'event', requestId: 'req_a' }],
  ['disclosure-log', 'requests', { id: 'ev|read|1', type: 'event', requestId: 'disclosures' }],
  ['accounts', 'accounts', { id: 'user|abc' }],
  ['configuration', 'config', { id: 'facilities' }],
  ['payouts', 'views', { id: 'po_1', pk: 'payouts' }],
  ['transactions', 'views', { id: 'txn_1', pk: 'transactions|2026-03' }],
  ['trail', 'audit', { id: '000000001', pk: '2026-03-10|3' }],
  ['trail', 'audit', { id: '2026-03-10', pk: 'seal' }],
])('goes to %s: %s %j', (to, container, document) => {
  expect(treatmentOf(container, document)).toMatchObject({ to });
});

it('what a backup leaves out, an export leaves out', () => {
  const documents: [string, DocumentKey][] = [
    ...['session|a', 'rate|a', 'attempts|a', 'phone-code|a', 'oauth|a', 'restore|a', 'outbox-sweep'].map(
      (id): [string, DocumentKey] => ['accounts', { id }],
    ),
    ...['bundle', 'bulk-action', 'bulk-rows', 'idempotency', 'staff-notice'].map(
      (type): [string, DocumentKey] => ['requests', { id: 'a', type, requestId: 'req_a' }],
    ),
  ];
  for (const [container, document] of documents) {
    expect(isExcluded(container, { ...document, _ts: 1 })).toBe(true);
    expect(treatmentOf(container, document)).toHaveProperty('leftOut');
  }
});

it('unknownKind names a kind without the rest of its id', () => {
  expect(unknownKind('accounts', { id: 'new-kind|maria@example.com' })).toBe('accounts: new-kind');
  expect(unknownKind('requests', { id: 'x', type: 'letter', requestId: 'r' })).toBe('requests: letter');
  expect(unknownKind('config', { id: '12 Maria' })).toBe('config: without a name');
});

it('leftOutKinds lists each omitted kind once', () => {
  expect(leftOutKinds.length).toBeGreaterThan(5);
  expect(new Set(leftOutKinds).size).toBe(leftOutKinds.length);
});
