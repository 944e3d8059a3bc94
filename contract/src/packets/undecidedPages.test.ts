import { expect, it } from 'vitest';
import type { DocumentLook } from '../files/schemas/documentLook.ts';
import type { AcceptedName, CheckedPage } from './pageChecks.ts';
import { undecidedPages } from './undecidedPages.ts';

const signature = { byName: 'Sam Clerk', at: '2026-11-20T12:00:00.000Z' };
const WANDA = { names: ['Wanda Stranger'], birthDates: [] };

type Named = readonly { names: string[]; birthDates: string[] }[];

/** A look that names others on these pages, the first ones of the packet. */
const lookAt = (named: Named, otherPersonPages = named.length): DocumentLook => ({
  state: 'read',
  pages: 40,
  pagesRead: 40,
  pagesWithText: 40,
  namesPatient: true,
  otherPersons: named.map((each, index) => ({ page: index + 1, ...each })),
  otherPersonPages,
});

const aPage = (patient: CheckedPage['patient'], check: Partial<CheckedPage['check']> | null = null) =>
  ({
    page: '1.1',
    patient,
    flags: [],
    check: check && { verdict: 'fine', reason: null, note: '', ...signature, ...check },
    isChanged: false,
    isRequired: false,
    needs: null,
  }) as CheckedPage;

const other = aPage('other');
const decided = aPage('other', { reason: 'spouse' });
const match = aPage('match', {});
const unreadable = aPage('unreadable', {});

const accept = (name: string, reason: AcceptedName['reason'] = 'maidenName'): AcceptedName => ({
  name,
  reason,
  note: '',
  ...signature,
});

it.each<[string, number, Named, CheckedPage[], AcceptedName[]]>([
  ['nobody else is named', 0, [], [match], []],
  ['a page has a decision', 0, [WANDA], [decided], []],
  ['a page has none', 1, [WANDA], [other], []],
  ['a fine page has no reason', 1, [WANDA], [aPage('other', {})], []],
  ['a page has a problem', 1, [WANDA], [aPage('other', { verdict: 'problem', reason: 'spouse' })], []],
  ['a page is decided later', 1, [WANDA], [aPage('other', { verdict: 'later' })], []],
  ['another page has a decision', 1, [WANDA, WANDA], [decided, match], []],
  ['a page that cannot be read is fine', 1, [WANDA], [unreadable], []],
  ['a page does not exist', 1, [WANDA], [], []],
  ['the name is accepted', 0, [WANDA], [match], [accept('STRANGER, WANDA M')]],
  ['another name is accepted', 1, [WANDA], [match], [accept('Wanda Baker')]],
  ['the name is accepted as that of a relative', 1, [WANDA], [match], [accept('Wanda Stranger', 'related')]],
  [
    'one of two names is accepted',
    1,
    [{ ...WANDA, names: ['Wanda Stranger', 'Joe Doe'] }],
    [match],
    [accept('Wanda Stranger')],
  ],
  [
    'the birth date is another one',
    1,
    [{ ...WANDA, birthDates: ['1955-07-09'] }],
    [match],
    [accept('Wanda Stranger')],
  ],
  [
    'only a birth date is found',
    1,
    [{ names: [], birthDates: ['1955-07-09'] }],
    [match],
    [accept('Joe Doe')],
  ],
  ['the name is accepted, but the page names somebody else', 1, [WANDA], [other], [accept('Wanda Stranger')]],
])('if %s: %i', (_, expected, named, pages, names) => {
  expect(undecidedPages(lookAt(named), pages, names)).toBe(expected);
});

it('counts the pages that a look does not list', () => {
  expect(undecidedPages(lookAt([WANDA], 7), Array(40).fill(decided), [accept('Wanda Stranger')])).toBe(6);
});

it.each<DocumentLook | null>([
  null,
  { state: 'pending' },
  { state: 'not-read', reason: 'too-complex' },
  { state: 'checked', pages: 2 },
])('finds none in %j', (look) => {
  expect(undecidedPages(look, [other], [])).toBe(0);
});
