import type { Recipe, RecipeOperation } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type PageBox } from '@portal/contract/packets/redactions.ts';
import { describe, expect, it } from 'vitest';
import {
  addReason,
  builtInStoredReasons,
  editReason,
  haveReasons,
  packetTitle,
  printedReasons,
  redactionRows,
  removeReason,
  shownReasons,
} from './redactionReasons.ts';

const FORM = { label: 'Minor', legalBasis: 'Family Code 6929', order: 0, isActive: true };

function changed(decision: ReturnType<typeof addReason>) {
  if (decision.kind !== 'changed') throw new Error(decision.kind);
  return decision;
}

let ids = 0;
const redaction = (reason: string) => ({
  id: `r${(ids += 1)}`,
  box: { x: 0, y: 0, width: 100, height: 100 },
  reason,
  isConfirmed: true,
});
const recipe: Recipe = {
  version: 1,
  sections: [{ id: 's1', title: 'All', type: 'other', date: null, pages: ['1.1', '1.2', '1.3'] }],
  rotations: {},
  removed: { '1.1': 'blank' },
  redactions: {
    '1.1': [redaction('privileged')],
    '1.3': [redaction('hiv'), redaction('gone'), redaction('hiv')],
  },
};

describe('the reasons of redactions', () => {
  it('are added, changed and deleted, each with an event for the audit trail', () => {
    const added = changed(addReason(builtInStoredReasons, FORM, 'reason-1'));
    expect(added.event).toEqual({
      action: 'added',
      details: { itemId: 'reason-1', ...FORM },
    });
    expect(shownReasons(added.items)[0]!.reasonId).toBe('reason-1');
    const edited = changed(editReason(added.items, 'reason-1', { order: 99 }));
    expect(shownReasons(edited.items).at(-1)).toEqual({ reasonId: 'reason-1', ...FORM, order: 99 });
    const deleted = changed(removeReason(edited.items, 'reason-1'));
    expect(shownReasons(deleted.items)).toEqual(shownReasons(builtInStoredReasons));
    expect(deleted.event).toMatchObject({
      action: 'deleted',
      details: { itemId: 'reason-1', label: 'Minor' },
    });
    expect(removeReason(deleted.items, 'reason-1').kind).toBe('refused');
    expect(editReason(deleted.items, 'reason-1', {}).kind).toBe('refused');
  });

  it('have different labels, and that of a deleted one is free', () => {
    expect(addReason(builtInStoredReasons, { ...FORM, label: ' hiv' }, 'a')).toMatchObject({
      kind: 'refused',
      code: 'conflict',
    });
    expect(editReason(builtInStoredReasons, 'other', { label: 'HIV' }).kind).toBe('refused');
    const deleted = changed(removeReason(builtInStoredReasons, 'hiv')).items;
    expect(addReason(deleted, { ...FORM, label: 'HIV' }, 'a').kind).toBe('changed');
  });

  it('exist for redactions that are added or put back, also when they were deleted', () => {
    const reasons = changed(removeReason(builtInStoredReasons, 'hiv')).items;
    const redact = (reason: string): RecipeOperation => ({
      kind: 'redact',
      marks: [{ page: '1.1', ...redaction(reason) }],
    });
    const put = (reason: string): RecipeOperation => ({
      kind: 'put',
      redactions: { '1.1': [redaction(reason)], '1.2': null },
    });
    expect(haveReasons([redact('hiv'), put('other')], reasons)).toBe(true);
    expect(haveReasons([redact('hiv'), redact('none')], reasons)).toBe(false);
    expect(haveReasons([put('none')], reasons)).toBe(false);
    expect(haveReasons([{ kind: 'restore', pages: ['1.1'] }], reasons)).toBe(true);
  });

  it('are printed by page, as they were named when the build started', () => {
    const printed = printedReasons(recipe, builtInStoredReasons);
    expect(printed.map(({ reasonId }) => reasonId)).toEqual(['hiv']);
    expect(redactionRows(recipe, [{ ...printed[0]!, label: 'Earlier name' }])).toEqual([
      {
        index: 1,
        reason: 'Earlier name',
        legalBasis: 'Cal. Health and Safety Code 120980',
        boxes: 2,
      },
      { index: 1, reason: 'Other', legalBasis: '', boxes: 1 },
    ]);
  });
});

const wholePage = { x: 0, y: 0, width: PAGE_UNITS, height: PAGE_UNITS };
const line = { ...wholePage, height: 400 };

function recipeOf(boxes: Readonly<Record<string, PageBox>>, removed: Recipe['removed'] = {}): Recipe {
  const section = {
    id: '11111111-1111-4111-8111-111111111111',
    title: 'Doe, Victor',
    type: 'labs',
    date: null,
  } as const;
  return {
    version: 1,
    sections: [
      { ...section, pages: ['1.1' as const] },
      { ...section, pages: ['2.1' as const, '2.2' as const] },
    ],
    rotations: {},
    removed,
    redactions: Object.fromEntries(
      Object.entries(boxes).map(([page, box]) => [
        page,
        [{ ...redaction('other-patient'), box, isConfirmed: true }],
      ]),
    ) as Recipe['redactions'],
  };
}

it.each([
  ['no redaction', {}, {}, 'Doe, Victor'],
  ['a redacted line on each page', { '2.1': line, '2.2': line }, {}, 'Doe, Victor'],
  ['a page that is not redacted', { '2.1': wholePage }, {}, 'Doe, Victor'],
  [
    'all pages redacted',
    { '2.1': wholePage, '2.2': { x: 50, y: 0, width: 9_900, height: 9_950 } },
    {},
    'Section 2',
  ],
  ['all pages redacted that are kept', { '2.1': wholePage }, { '2.2': 'blank' } as const, 'Section 2'],
])('the title of a section with %s', (_what, boxes, removed, title) => {
  expect(packetTitle(recipeOf(boxes, removed as Recipe['removed']), 1)).toBe(title);
});
