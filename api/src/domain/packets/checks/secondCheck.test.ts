import type { CheckedPage, PageCheckRule, PageFlag } from '@portal/contract/packets/pageChecks.ts';
import type { ReadyPacket } from '../../requests/requestDocument.ts';
import type { SecondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import { describe, expect, it } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { drawnOf } from './evaluatePages.ts';
import {
  authorsOf,
  isAuthor,
  lacksChecks,
  packetFactsOf,
  secondCheckReasonsOf,
  withPassed,
} from './secondCheck.ts';

const NONE: SecondCheckRule = { share: 0, overPages: null, sensitive: false };
const page = (flags: PageFlag[] = []) => ({ flags }) as CheckedPage;
const category = page([{ kind: 'category', categories: ['hiv'] }]);
const unreadable = page([{ kind: 'unreadable' }]);

describe('a second check', () => {
  const request = aRequest();
  const { fields } = request;
  const sensitive = {
    ...request,
    fields: { ...fields, scope: { sensitive: { hiv: 'consent' } } } as unknown as typeof fields,
  };
  const narrowed = {
    ...sensitive,
    scopeChanges: [{ scope: {} }] as unknown as typeof request.scopeChanges,
  };
  const inParts = {
    ...request,
    files: { file_1: { packet: { pages: 2 } }, file_2: {} } as unknown as typeof request.files,
  };
  const readyOf = (version?: number) =>
    ({
      ...request,
      readyPackets: { file_3: { version, pages: 2 } },
    }) as unknown as typeof request;
  const drawn = drawnOf(`${request.requestId} second`);

  it.each([
    ['no rule', request, [page(), category], NONE, []],
    ['every request', request, [page()], { ...NONE, share: 100 }, ['share']],
    ['a share with the request', request, [page()], { ...NONE, share: drawn + 1 }, ['share']],
    ['a share without the request', request, [page()], { ...NONE, share: drawn }, []],
    ['as many pages', request, [page(), page()], { ...NONE, overPages: 2 }, []],
    ['more pages', request, [page(), page()], { ...NONE, overPages: 1 }, ['pages']],
    ['more pages with those released before', inParts, [page()], { ...NONE, overPages: 2 }, ['pages']],
    ['as many pages with those released before', inParts, [page()], { ...NONE, overPages: 3 }, []],
    ['more pages with those of another part', readyOf(3), [page()], { ...NONE, overPages: 2 }, ['pages']],
    ['as many pages with those of another part', readyOf(3), [page()], { ...NONE, overPages: 3 }, []],
    ['as many pages, built twice', readyOf(4), [page(), page()], { ...NONE, overPages: 2 }, []],
    ['as many pages, with a packet from before', readyOf(), [page()], { ...NONE, overPages: 2 }, []],
    ['sensitive, and the scope was', narrowed, [page()], { ...NONE, sensitive: true }, ['sensitive']],
    ['sensitive, and nothing is', request, [unreadable], { ...NONE, sensitive: true }, []],
    ['sensitive, and a page is', request, [page(), category], { ...NONE, sensitive: true }, ['sensitive']],
    ['sensitive, and the order is', sensitive, [page()], { ...NONE, sensitive: true }, ['sensitive']],
    [
      'all of them',
      sensitive,
      [page()],
      { share: 100, overPages: null, sensitive: true },
      ['share', 'sensitive'],
    ],
  ])('by %s', (_, of, pages, rule, expected) => {
    expect(secondCheckReasonsOf(of, packetFactsOf(pages, 4), [NONE, rule])).toEqual(expected);
  });

  it('is drawn for its share of the requests, always the same', () => {
    const of = (index: number) => ({ ...request, requestId: `req-${index}` });
    const isDrawn = (index: number) =>
      secondCheckReasonsOf(of(index), packetFactsOf([page()], 4), [{ ...NONE, share: 20 }]).length > 0;
    const count = Array.from({ length: 1_000 }, (_, index) => isDrawn(index)).filter(Boolean).length;
    expect(count).toBeGreaterThan(150);
    expect(count).toBeLessThan(250);
    expect([isDrawn(7), isDrawn(8)]).toEqual([isDrawn(7), isDrawn(8)]);
  });
});

describe('a packet that is ready', () => {
  const passed = {
    state: 'passed',
    note: '',
    by: 'bob',
    byName: 'Bob',
    at: '2026-03-01T10:00:00.000Z',
  } as const;
  it.each([
    ['without a rule', {}, NONE, false],
    ['since before a rule', {}, { ...NONE, share: 100 }, true],
    ['since before a rule about pages', {}, { ...NONE, overPages: 1 }, true],
    ['since before a rule about longer packets', {}, { ...NONE, overPages: 2 }, false],
    ['with sensitive pages', { hasCategories: true }, { ...NONE, sensitive: true }, true],
    ['without sensitive pages', { hasCategories: false }, { ...NONE, sensitive: true }, false],
    ['of an earlier version of the portal', {}, { ...NONE, sensitive: true }, true],
    ['with its second check', { secondCheck: passed }, { ...NONE, share: 100 }, false],
  ])('lacks its second check: %s', (_, facts: Partial<ReadyPacket>, secondCheck, expected) => {
    const rule = { facility: '', requestType: null, requirement: 'flagged', share: 10, secondCheck } as const;
    expect(lacksChecks(aRequest(), { pages: 2, ...facts }, [rule])).toBe(expected);
  });
});

describe('the page checks of a packet that is ready', () => {
  const lacks = (known: PageCheckRule['requirement'] | undefined, now: PageCheckRule['requirement']) => {
    const rule = { facility: '', requestType: null, requirement: now, share: 50, secondCheck: NONE };
    const requirement = known && { requirement: known, share: 40 };
    return lacksChecks(aRequest(), { pages: 2, ...(requirement && { requirement }) }, [rule]);
  };
  it.each([
    ['nothing', 'flagged', true],
    ['nothing', 'nothing', false],
    ['flagged', 'share', true],
    ['flagged', 'nothing', false],
    ['share', 'share', true],
    ['share', 'all', true],
    ['all', 'share', false],
    ['all', 'all', false],
    // From before this was stored.
    [undefined, 'flagged', false],
    [undefined, 'all', true],
  ] as const)('are too few: %s was required, and now %s', (known, now, expected) => {
    expect(lacks(known, now)).toBe(expected);
  });
});

describe('who changed the pages since the last check', () => {
  it.each([
    // User, packet version, passed versions, whether an author.
    ['without any check: whoever changed something', 'ann', 5, [], true],
    ['without any check: nobody else', 'cal', 5, [], false],
    ['a change after the last check', 'bob', 5, [3], true],
    ['a change before the last check', 'ann', 5, [3], false],
    ['a change in the version that was checked', 'ann', 5, [2], false],
    ['a check of the packet itself, which became void', 'bob', 5, [5], true],
    ['a check of the packet itself, after an earlier one', 'ann', 5, [3, 5], false],
    ['a check of a later version does not count', 'bob', 5, [6], true],
    ['a change after the packet was built', 'dan', 5, [3], true],
    ['the greatest version counts, in any order', 'bob', 9, [5, 1], false],
  ])('%s', (_, userId, version, passed, expected) => {
    const authors = { ann: 2, bob: 5, dan: 6 };
    expect(isAuthor(authors, userId, { version, passed })).toBe(expected);
  });

  it('is known from the recipe, or from who saved it and added sources', () => {
    const sources = [{ addedBy: 'ann' }, { addedBy: 'bob' }];
    const recipe = { version: 4, savedBy: 'cal' };
    expect(authorsOf(recipe, sources)).toEqual({ ann: 4, bob: 4, cal: 4 });
    expect(authorsOf({ ...recipe, savedBy: null }, sources)).toEqual({ ann: 4, bob: 4 });
    expect(authorsOf({ ...recipe, authors: { dan: 3 } }, sources)).toEqual({ dan: 3 });
  });
});

it('the versions that passed are at most 20, the newest last', () => {
  expect(withPassed(undefined, 3)).toEqual([3]);
  expect(withPassed([3, 5], 3)).toEqual([5, 3]);
  const many = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(withPassed(many, 30)).toEqual([...many.slice(1), 30]);
});
