import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withStacklessSentinels } from './stacklessSentinels.ts';

const file = createRequire(import.meta.url).resolve('react-dom/package.json');
const reactDom = readFileSync(file.replace('package.json', 'cjs/react-dom-client.production.js'), 'utf8');

it('the installed react-dom creates no error with a stack trace while it is loaded', () => {
  const sentinel = /\w+Exception = Error\(/;
  expect(reactDom).toMatch(sentinel);
  const changed = withStacklessSentinels(reactDom);
  expect(changed).not.toMatch(sentinel);
  expect(changed).toMatch(/SuspenseException = Object\.assign\(Object\.create\(Error\.prototype\), /);
});

it('another react-dom is refused', () => {
  expect(() => withStacklessSentinels('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow(
    'react-dom creates 1 errors while it is loaded; expected 5.',
  );
});
