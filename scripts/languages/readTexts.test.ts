import { expect, it } from 'vitest';
import { readTexts } from './readTexts.ts';

function read(code: string, texts: 'sentences' | 'labels' = 'sentences'): string[] {
  return readTexts('a.tsx', code, { texts }).map(({ kind, text }) => (kind === 'text' ? text : `! ${text}`));
}

it.each([
  ['a word passed to t()', `t('Done')`, ['Done']],
  ['both branches of a choice', `t(done ? 'Done' : 'Not yet')`, ['Done', 'Not yet']],
  ['a text with a context', `t('Verify', { context: 'step', number })`, ['Verify_step']],
  [
    'both branches with a context',
    `t(done ? 'Paid' : 'Unpaid', { context: 'file' })`,
    ['Paid_file', 'Unpaid_file'],
  ],
  [
    'both forms of a text with a count',
    `t('{{count}} days', { count })`,
    ['{{count}} days_one', '{{count}} days_other'],
  ],
  [
    'both forms of a text with a context and a count',
    `t('Verify', { context: 'step', count: steps.length })`,
    ['Verify_step_one', 'Verify_step_other'],
  ],
  ['the fallback of a message', `t(error.message ?? 'It failed')`, ['It failed']],
  ['a word passed to t() in a property without texts', `row({ value: t('Done') })`, ['Done']],
  ['a message outside t()', `const LATE = 'It is too late';`, ['It is too late']],
  ['a text without values in backticks', 't(`Done`)', ['Done']],
  ['a sentence assembled inside t()', 't(`Hello ${name}`)', ['! `Hello ${name}`']],
  ['a sentence assembled elsewhere', 'show(`File ${name} is gone`)', ['! `File ${name} is gone`']],
  ['text in JSX', '<p>Hello</p>', ['! Hello']],
])('finds %s', (_, code, found) => {
  expect(read(code)).toEqual(found);
});

it.each([
  ['a type', `type Kind = 'Not a text';`],
  ['a module', `import x from 'Not a text';`],
  ['an SVG path', `<path d="M9 7.5h9" />`],
  ['a single word outside t()', `headers.get('Accept')`],
  ['a query', `query('SELECT * FROM c')`],
])('skips %s', (_, code) => {
  expect(read(code)).toEqual([]);
});

it('skips texts marked as for developers', () => {
  const code = `throw new Error('No such thing'); operation({ summary: 'For the API document' })`;
  const source = { texts: 'sentences', forDevelopers: ['Error', 'summary'] } as const;
  expect(readTexts('a.ts', code, source)).toEqual([]);
});

it('reads every capitalized word of a catalog, but not its values', () => {
  expect(read(`const options = [{ value: 'PMK', label: 'Physician' }]`, 'labels')).toEqual(['Physician']);
});
