import { expect, it } from 'vitest';
import { safeReturnPath } from './safeReturnPath.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?page=2&search=a%20b#top', '/dashboard?page=2&search=a%20b#top'],
  ['/account-settings?next=https://elsewhere.example', '/account-settings?next=https://elsewhere.example'],
  ['/dashboard/request/req_1/../req_2', '/dashboard/request/req_2'],
])('takes %s', (path, kept) => {
  expect(safeReturnPath(path)).toBe(kept);
});

it.each([
  ['nothing', null],
  ['a number', 7],
  ['an empty text', ''],
  ['a path that does not begin at the root', 'dashboard'],
  ['another site', 'https://elsewhere.example/'],
  ['another site without its scheme', '//elsewhere.example'],
  ['three slashes', '///elsewhere.example'],
  ['a backslash for the second slash', '/\\elsewhere.example'],
  ['two backslashes', '\\\\elsewhere.example'],
  ['a backslash further on', '/dashboard\\..\\\\elsewhere.example'],
  ['a tab between the slashes', '/\t/elsewhere.example'],
  ['a line end between the slashes', '/\n/elsewhere.example'],
  ['a carriage return', '/dashboard\r\nSet-Cookie: a=b'],
  ['a null character', '/dash\u0000board'],
  ['a control character beyond ASCII', '/dash\u0085board'],
  ['dots that leave two slashes', '/..//elsewhere.example'],
  ['a dot that leaves two slashes', '/.//elsewhere.example'],
  ['encoded dots that leave two slashes', '/%2e%2e//elsewhere.example'],
  ['a blank before', ' /dashboard'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a line end', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a name before the host', '@elsewhere.example'],
  ['more than an address may hold', `/${'a'.repeat(2000)}`],
])('refuses %s', (_what, path) => {
  expect(safeReturnPath(path)).toBeNull();
});
