import type { SavedView } from '@portal/contract/workspace/schemas.ts';
import { describe, expect, it } from 'vitest';
import { readListParams } from './listParams.ts';
import { expandSavedView, savedViewIdOf, savedViewSearch, viewStateOf } from './savedViewParams.ts';
import { viewCountLabel } from './workViewLabels.ts';

const viewId = '6a4f9a0e-0f0c-4e0e-9d55-3f9f4f3f2f10';

const view: SavedView = {
  viewId,
  name: 'Late in Lakeview',
  isShared: true,
  filters: { view: 'overdue', facility: 'Lakeview Hospital', requestType: 7, status: '' },
  columns: ['order', 'owed'],
  sortBy: 'submittedAt',
  sortOrder: 'asc',
  owner: null,
  isOwn: false,
  canDelete: false,
};

describe('the URL of a saved view', () => {
  it('names the view, and other URLs name none', () => {
    expect(savedViewIdOf(new URLSearchParams(savedViewSearch(viewId)))).toBe(viewId);
    expect(savedViewIdOf(new URLSearchParams('?view=overdue'))).toBeNull();
    expect(savedViewIdOf(new URLSearchParams(''))).toBeNull();
  });

  it('shows what the view saved, on its own page', () => {
    const params = new URLSearchParams(`${savedViewSearch(viewId)}&page=3&limit=20&status=pending`);
    const shown = readListParams(expandSavedView(params, view));
    expect(shown).toMatchObject({
      page: 3,
      limit: 20,
      filters: { view: 'overdue', facility: 'Lakeview Hospital', requestType: '7', status: '' },
      columns: ['order', 'owed'],
      sort: { sortBy: 'submittedAt', sortOrder: 'asc' },
      savedFrom: viewId,
    });
    expect(viewStateOf(shown, shown.columns!)).toEqual({
      filters: { view: 'overdue', facility: 'Lakeview Hospital', requestType: 7 },
      columns: ['order', 'owed'],
      sortBy: 'submittedAt',
      sortOrder: 'asc',
    });
  });
});

it.each([
  [0, '0'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('a view with %i requests shows %s', (count, label) => {
  expect(viewCountLabel(count)).toBe(label);
});
