import { expect, it } from 'vitest';
import { safeReturnPath } from './safeReturnPath.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?page=2&search=a%20b#top', '/dashboard?page=2&search=a%20b#top'],
  ['/account-settings?next=https://elsewhere.example', '/account-settings?next=https://elsewhere.example'],
  ['/dashboard/request/req_1/../req_2', '/dashboard/request/req_2'],
])('accepts %s', (path, normalized) => {
  expect(safeReturnPath(path)).toBe(normalized);
});

it.each([
  ['nothing', null],
  ['a number', 7],
  ['an empty text', ''],
  ['a path that does not start with a slash', 'dashboard'],
  ['another site', 'https://elsewhere.example/'],
  ['another site without its scheme', '//elsewhere.example'],
  ['three slashes', '///elsewhere.example'],
  ['a backslash for the second slash', '/\\elsewhere.example'],
  ['two backslashes', '\\\\elsewhere.example'],
  ['a backslash later in the path', '/dashboard\\..\\\\elsewhere.example'],
  ['a tab between the slashes', '/\t/elsewhere.example'],
  ['a line end between the slashes', '/\n/elsewhere.example'],
  ['a carriage return', '/dashboard\r\nSet-Cookie: a=b'],
  ['a null character', '/dash\u0000board'],
  ['a control character beyond ASCII', '/dash\u0085board'],
  ['dots that leave two slashes', '/..//elsewhere.example'],
  ['a dot that leaves two slashes', '/.//elsewhere.example'],
  ['encoded dots that leave two slashes', '/%2e%2e//elsewhere.example'],
  ['a leading space', ' /dashboard'],
  ['a script', 'javascript:alert(1)'],
  ['a script after a line break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a name before the host', '@elsewhere.example'],
  ['a path above the length limit', `/${'a'.repeat(2000)}`],
])('rejects %s', (_what, path) => {
  expect(safeReturnPath(path)).toBeNull();
});
