import { keptPagesOf } from '@portal/contract/packets/applyOperation.ts';
import { pageCheckRule, type PageCheckRule, type PageDecision } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import { noSecondCheck } from '@portal/contract/packets/secondCheck.ts';
import { describe, expect, it } from 'vitest';
import { printedRows } from '../../submissions/authorization/testing/printedRows.ts';
import { countsOf, fulfilledBy, orderOf, pageEvaluator, requirementOf } from './evaluatePages.ts';
import { type PageFacts, unreadPage } from './pageFacts.ts';
import { readFacts } from './readFacts.ts';
import {
  noChecks,
  printsOf,
  type StoredChecks,
  withDecision,
  withName,
  withoutName,
} from './storedChecks.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const AUTHOR = { by: 'u1', byName: 'Sam' };
const section = (id: string, ...pages: PageRef[]) => ({
  id,
  title: id,
  type: 'other' as const,
  date: null,
  pages,
});
const recipe: Recipe = {
  version: 3,
  sections: [section('a', '1.1', '1.2'), section('b', '1.3', '1.4', '1.5')],
  rotations: {},
  removed: { '1.5': 'blank' },
  redactions: {},
};
const read = (...lines: string[]) => readFacts({ rows: printedRows(lines), isRead: true });
const texts: Readonly<Record<string, PageFacts>> = {
  '1.1': read('Patient: Maria Ruiz'),
  '1.2': read('Patient: John Baker'),
  '1.3': unreadPage,
  '1.4': read('The patient reports pain.'),
};
const order = { patientName: 'Maria Ruiz', patientDob: '1980-02-03', ranges: null, categories: [] };

function evaluate(
  stored: StoredChecks = noChecks,
  {
    of = recipe,
    requirement = 'flagged',
    facts = texts,
  }: { of?: Recipe; requirement?: PageCheckRule['requirement']; facts?: typeof texts } = {},
) {
  const factsOf = (page: PageRef) => facts[page] ?? unreadPage;
  const evaluator = pageEvaluator({
    requestId: 'r',
    recipe: of,
    factsOf,
    order,
    stored,
    requirement: { requirement, share: 50 },
  });
  return keptPagesOf(of).map(evaluator);
}
const needs = (...args: Parameters<typeof evaluate>) => evaluate(...args).map((each) => each.needs);

/** The checks with a decision about pages as they are seen now. */
function decide(
  stored: StoredChecks,
  pages: PageRef[],
  decision: Partial<PageDecision>,
  of = recipe,
): StoredChecks {
  const seen = evaluate(stored, { of });
  const prints = printsOf(of);
  const facts = pages.map((page) => ({
    page,
    print: prints.get(page)!,
    flags: seen.find((each) => each.page === page)!.flags,
  }));
  return withDecision(stored, facts, { verdict: 'fine', note: '', ...decision }, AUTHOR, NOW);
}

describe('what a release needs', () => {
  it('is a check of each flagged page, and a decision about another person', () => {
    expect(needs()).toEqual([null, 'decision', 'check', null]);
    expect(countsOf(evaluate())).toEqual({
      pages: 4,
      flagged: 2,
      fine: 0,
      problem: 0,
      later: 0,
      required: 2,
      left: 2,
      blocking: 1,
    });
  });

  it('is done with fine checks, with a reason for another person', () => {
    expect(needs(decide(noChecks, ['1.2', '1.3'], {}))).toEqual([null, 'decision', null, null]);
    const stored = decide(decide(noChecks, ['1.3'], {}), ['1.2'], { reason: 'spouse' });
    expect(needs(stored)).toEqual([null, null, null, null]);
  });

  it.each([
    ['all', ['check', 'decision', 'check', 'check']],
    ['nothing', [null, 'decision', null, null]],
  ] as const)('is by rule: %s', (requirement, expected) => {
    expect(needs(noChecks, { requirement })).toEqual(expected);
  });

  it('is a share of the pages that are not flagged, always the same ones', () => {
    const pages = Array.from({ length: 400 }, (_, index): PageRef => `1.${index + 1}`);
    const of: Recipe = { ...recipe, sections: [section('a', ...pages)], removed: {} };
    const facts = Object.fromEntries(pages.map((page) => [page, texts['1.1']!]));
    const asked = needs(noChecks, { of, facts, requirement: 'share' });
    const share = asked.filter((each) => each === 'check').length;
    expect(share).toBeGreaterThan(150);
    expect(share).toBeLessThan(250);
    expect(needs(noChecks, { of, facts, requirement: 'share' })).toEqual(asked);
  });

  it('is a solution for a problem, also of a page that is not flagged and was changed after it', () => {
    const stored = decide(noChecks, ['1.4'], { verdict: 'problem', note: 'Upside down' });
    expect(needs(stored)[3]).toBe('solution');
    const turned: Recipe = { ...recipe, rotations: { '1.4': 180 } };
    expect(evaluate(stored, { of: turned })[3]).toMatchObject({
      needs: 'solution',
      check: null,
      isChanged: true,
    });
    expect(needs(decide(stored, ['1.4'], {}, turned), { of: turned })[3]).toBeNull();
    expect(needs(decide(noChecks, ['1.4'], { verdict: 'later' }))[3]).toBe('check');
  });
});

describe('a check is void', () => {
  const stored = decide(decide(noChecks, ['1.3'], {}), ['1.2'], { reason: 'spouse' });
  it.each<[what: string, of: Recipe, expected: unknown[]]>([
    ['after a rotation', { ...recipe, rotations: { '1.3': 90 } }, [null, null, 'check', null]],
    [
      'in another section',
      { ...recipe, sections: [section('a', '1.1', '1.2', '1.3'), section('b', '1.4', '1.5')] },
      [null, null, 'check', null],
    ],
    [
      'after a redaction',
      {
        ...recipe,
        redactions: {
          '1.2': [
            { id: 'x', box: { x: 0, y: 0, width: 100, height: 100 }, reason: 'other', isConfirmed: true },
          ],
        },
      },
      [null, 'decision', null, null],
    ],
    [
      'not after a move in its section',
      { ...recipe, sections: [section('a', '1.1', '1.2'), section('b', '1.4', '1.3', '1.5')] },
      [null, null, null, null],
    ],
    ['not after a change of another page', { ...recipe, rotations: { '1.1': 90 } }, [null, null, null, null]],
  ])('%s', (_, of, expected) => {
    expect(needs(stored, { of })).toEqual(expected);
  });

  it('when the page says something new', () => {
    const facts = {
      ...texts,
      '1.2': read('Patient: John Baker', 'Patient: Joan Field'),
      '1.3': read('Patient: Ann Day'),
    };
    expect(needs(stored, { facts })).toEqual([null, 'decision', 'decision', null]);
  });
});

describe('an accepted name', () => {
  const name = { name: 'BAKER, JOHN', reason: 'alias' as const, note: '' };
  it('is accepted on each page, until it is taken back', () => {
    const stored = withName(noChecks, name, AUTHOR, NOW)!;
    expect(needs(stored)).toEqual([null, null, 'check', null]);
    expect(withName(stored, { ...name, name: 'John Baker' }, AUTHOR, NOW)).toBeNull();
    // Checked as fine while it was accepted.
    const checked = decide(stored, ['1.2'], {});
    expect(needs(withoutName(checked, 'John Baker')!)).toEqual([null, 'decision', 'check', null]);
    expect(withoutName(noChecks, 'John Baker')).toBeNull();
  });

  it('of a relative does not make their page one of the patient', () => {
    const stored = withName(noChecks, { ...name, reason: 'related' }, AUTHOR, NOW)!;
    expect(needs(stored)[1]).toBe('decision');
  });
});

describe('the rule of a request', () => {
  const rule = (facility: string, requestType: number | null): PageCheckRule => ({
    facility,
    requestType,
    requirement: 'all',
    share: 10,
    secondCheck: noSecondCheck,
  });
  const fields = { facilityName: 'North Clinic', requestType: 7 } as never;

  it.each([
    ['of its facility', rule('north clinic', null), 'all'],
    ['of its type', rule('', 7), 'all'],
    ['of both', rule('North Clinic', 7), 'all'],
    ['of any', rule('', null), 'all'],
    ['of another facility', rule('South Clinic', 7), 'flagged'],
    ['of another type', rule('North Clinic', 2), 'flagged'],
  ])('%s', (_, only, expected) => {
    expect(requirementOf({ fields }, [only]).requirement.requirement).toBe(expected);
  });

  it('of before the second check needs none', () => {
    const stored = { facility: '', requestType: null, requirement: 'all', share: 10 };
    expect(pageCheckRule.parse(stored).secondCheck).toEqual(noSecondCheck);
  });

  it('is the first one that fits', () => {
    const rules = [rule('', 2), { ...rule('', 7), requirement: 'share' as const, share: 20 }, rule('', null)];
    expect(requirementOf({ fields }, rules)).toEqual({
      requirement: { requirement: 'share', share: 20 },
      secondChecks: [noSecondCheck],
    });
  });

  it.each(['all', 'nothing'] as const)(
    'of a former type applies too, and the strictest counts: %s',
    (now) => {
      const secondCheck = { ...noSecondCheck, share: 100 };
      const former = { ...rule('', 2), requirement: 'share' as const, share: 20, secondCheck };
      const { requirement, secondChecks } = requirementOf({ fields, formerTypes: [2] }, [
        { ...rule('', 7), requirement: now },
        former,
      ]);
      expect(requirement.requirement).toBe(now === 'all' ? 'all' : 'share');
      expect(secondChecks).toEqual([noSecondCheck, secondCheck]);
    },
  );
});

it('the order of a request has its last scope', () => {
  const scope = { dates: 'ranges' as const, ranges: [{ from: '2024-01-01', to: '2024-12-31' }] };
  const fields = {
    patientName: 'Maria Ruiz',
    patientDob: '1980-02-03',
    scope: { ranges: [], dates: 'all' },
  } as never;
  expect(orderOf({ fields, scopeChanges: [] })).toEqual(order);
  const narrowed = { scope: { ...scope, sensitive: { hiv: 'f' } } } as never;
  expect(orderOf({ fields, scopeChanges: [narrowed] })).toMatchObject({
    ranges: scope.ranges,
    categories: ['hiv'],
  });
});

it('checks of every page fulfill more than was required', () => {
  const required = { requirement: 'flagged', share: 10 } as const;
  const page = (verdict: string | null) =>
    ({ check: verdict === null ? null : { verdict } }) as unknown as ReturnType<typeof evaluate>[number];
  expect(fulfilledBy([page('fine'), page('fine')], required).requirement).toBe('all');
  for (const verdict of ['later', 'problem', null])
    expect(fulfilledBy([page('fine'), page(verdict)], required)).toEqual(required);
});
