import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testBankAccounts } from './banks/testBankAccounts.ts';
import { testCards } from './cards/testCards.ts';
import { API_VERSION, eventSchema } from './objects/event.ts';
import { routes } from './requests/routes.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

/** The first column of the table below a heading. */
function firstColumn(heading: string): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section.match(/^\| [^|]+(?= \|)/gm) ?? [];
  return cells.map((cell) => cell.slice(2).trim().replaceAll('`', '')).slice(2);
}

test('README lists the API calls', () => {
  expect(firstColumn('API calls')).toEqual(routes.map(({ method, path }) => `${method} ${path}`));
});

test('README lists the events', () => {
  const section = readme.split('\n## Webhooks\n')[1]?.split('\n## ')[0] ?? '';
  const types = [...section.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type]) => type);
  expect(types).toEqual(eventSchema.shape.type.options);
});

test('README lists the test cards and bank accounts', () => {
  const cards = firstColumn('Test cards').map((number) => number.replaceAll(' ', ''));
  expect(cards).toEqual(testCards.map(({ number }) => number));
  expect(firstColumn('Bank accounts')).toEqual(testBankAccounts.map(({ number }) => number));
});

test('README names the API version', () => {
  expect(readme).toContain(`\`${API_VERSION}\``);
});
