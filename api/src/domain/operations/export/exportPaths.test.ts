import { expect, it } from 'vitest';
import { documentsPath, pathBelow, requestPath } from './exportPaths.ts';

const request = (orderId: string) => ({
  requestId: 'req_a',
  submittedAt: '2026-03-10T08:00:00.000Z',
  fields: { orderId },
});

it('paths have the month, the Order ID and the request ID', () => {
  expect(requestPath(request('ORD-1'))).toBe('requests/2026-03/ORD-1--req_a.json');
  expect(documentsPath(request('ORD-1'))).toBe('documents/2026-03/ORD-1--req_a');
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..', 'file'],
  ['a/b\\c', 'a_b_c'],
  ['CON', '_CON'],
  ['tab\tline\nend', 'tablineend'],
  ['‮fdp', 'fdp'],
  ['  ', 'file'],
  ['a.', 'a'],
])('the Order ID %j becomes %j', (orderId, name) => {
  expect(requestPath(request(orderId))).toBe(`requests/2026-03/${name}--req_a.json`);
});

it('long names are cut', () => {
  expect(requestPath(request('x'.repeat(500))).length).toBeLessThan(100);
});

it('a path below a folder stays there', () => {
  expect(pathBelow('documents/without a request', '..', '../up', 'nul.pdf')).toBe(
    'documents/without a request/file/_up/_nul.pdf',
  );
});
