import type { Recipe } from '@portal/contract/packets/recipe.ts';
import { describe, expect, it } from 'vitest';
import { countRedactions, countsText, packetCounts } from './redactionCounts.ts';

const mark = (id: string, reason: string) => ({
  id,
  reason,
  box: { x: 0, y: 0, width: 100, height: 100 },
  isConfirmed: true,
});
const of = (redactions: Recipe['redactions']): Recipe => ({
  version: 1,
  sections: [{ id: 's', title: 'All', type: 'other', date: null, pages: ['1.1', '1.2'] }],
  rotations: {},
  removed: {},
  redactions,
});

describe('the counts of redactions', () => {
  const none = of({});
  const two = of({ '1.1': [mark('a', 'hiv'), mark('b', 'other')] });

  it('have what each person added and lifted since the beginning', () => {
    const first = countRedactions({}, 'ann', none, two);
    expect(first).toEqual({ ann: { hiv: [1, 0], other: [1, 0] } });
    const lifted = countRedactions(first, 'bob', two, of({ '1.1': [mark('a', 'hiv')] }));
    const again = countRedactions(lifted, 'ann', of({ '1.1': [mark('a', 'hiv')] }), two);
    expect(again).toEqual({ ann: { hiv: [1, 0], other: [2, 0] }, bob: { other: [0, 1] } });
    expect(countsText(again, 'ann')).toBe('hiv +1 -0, other +2 -0');
    expect(countsText(again, 'cal')).toBe('');
  });

  it('count another reason as lifted and added, and a confirmation as nothing', () => {
    const changed = of({ '1.1': [mark('a', 'legal'), { ...mark('b', 'other'), isConfirmed: false }] });
    expect(countRedactions({}, 'ann', two, changed)).toEqual({ ann: { legal: [1, 0], hiv: [0, 1] } });
    expect(countRedactions({}, 'ann', two, two)).toEqual({});
  });

  it('of a packet have its reasons, without removed pages', () => {
    const recipe = { ...of({ '1.1': [mark('a', 'hiv'), mark('b', 'hiv')], '1.2': [mark('c', 'other')] }) };
    expect(packetCounts({ ...recipe, removed: { '1.2': 'blank' } }, { ann: { hiv: [2, 0] } })).toEqual({
      reasons: 'hiv 2',
      redactedBy: 'ann: hiv +2 -0',
    });
    expect(packetCounts(none)).toEqual({});
  });
});
