import {
  DEFAULT_WORKSPACE,
  MAX_OWN_SHARED_VIEWS,
  MAX_OWN_VIEWS,
  MAX_SHARED_VIEWS,
} from '@portal/contract/workspace/schemas.ts';
import { describe, expect, it } from 'vitest';
import {
  canSaveView,
  editedView,
  mayDeleteView,
  type StoredView,
  usableViews,
  withoutView,
  withView,
} from './savedViews.ts';

function aView(facts: Partial<StoredView> = {}): StoredView {
  return {
    viewId: 'view-1',
    ownerId: 'usr_a',
    name: 'Hospital',
    isShared: false,
    filters: { facility: 'Lakeview Hospital' },
    columns: DEFAULT_WORKSPACE.columns,
    sortBy: 'dueDate',
    sortOrder: 'asc',
    ...facts,
  };
}

const views = (count: number, facts: Partial<StoredView> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aView({ viewId: `other-${index}`, name: `View ${index}`, ...facts }),
  );

describe('the views of a person', () => {
  it('are sorted by name, and one that is in both lists counts as shared', () => {
    const shared = aView({ isShared: true });
    const found = usableViews({ ownPrivate: [aView(), aView({ viewId: 'x', name: 'A' })], shared: [shared] });
    expect(found.map(({ name, isShared }) => [name, isShared])).toEqual([
      ['A', false],
      ['Hospital', true],
    ]);
  });
});

describe('canSaveView', () => {
  it.each([
    ['the first view', [], [], aView(), 'save'],
    ['the same view again', [aView()], [], aView(), 'save'],
    ['another own view with the name', [aView({ viewId: 'x', name: 'HOSPITAL' })], [], aView(), 'duplicate'],
    [
      'a view of someone else with the name',
      [],
      [aView({ viewId: 'x', ownerId: 'usr_b', isShared: true })],
      aView(),
      'save',
    ],
    ['the last allowed own view', views(MAX_OWN_VIEWS - 1), [], aView(), 'save'],
    ['one own view too many', views(MAX_OWN_VIEWS), [], aView(), 'too_many_own'],
    ['a changed own view at the limit', [...views(MAX_OWN_VIEWS - 1), aView()], [], aView(), 'save'],
    [
      'another own view whose name differs in spaces and invisible characters',
      [aView({ viewId: 'x', name: 'My  Hos\u200Bpital' })],
      [],
      aView({ name: 'my hospital' }),
      'duplicate',
    ],
    [
      'the last allowed shared view of a person',
      [],
      views(MAX_OWN_SHARED_VIEWS - 1, { isShared: true }),
      aView({ isShared: true }),
      'save',
    ],
    [
      'one shared view of a person too many',
      [],
      views(MAX_OWN_SHARED_VIEWS, { isShared: true }),
      aView({ isShared: true }),
      'too_many_own_shared',
    ],
    [
      'a private view of a person who shares as many as allowed',
      [],
      views(MAX_OWN_SHARED_VIEWS, { isShared: true }),
      aView(),
      'save',
    ],
    [
      'a changed shared view of a person who shares more than allowed',
      [],
      [...views(MAX_OWN_SHARED_VIEWS, { isShared: true }), aView({ isShared: true })],
      aView({ isShared: true, name: 'Clinic' }),
      'save',
    ],
    [
      'one shared view too many',
      [],
      views(MAX_SHARED_VIEWS, { ownerId: 'usr_b', isShared: true }),
      aView({ isShared: true }),
      'too_many_shared',
    ],
    [
      'a private view beside many shared ones',
      [],
      views(MAX_SHARED_VIEWS, { ownerId: 'usr_b', isShared: true }),
      aView(),
      'save',
    ],
  ] as const)('%s', (_, ownPrivate, shared, view, kind) => {
    expect(canSaveView({ ownPrivate, shared }, view)).toEqual({ kind });
  });
});

describe('mayDeleteView', () => {
  it.each([
    ['the owner of a private view', false, 'usr_a', false, true],
    ['the owner of a shared view', true, 'usr_a', false, true],
    ['other staff', true, 'usr_b', false, false],
    ['an admin, a shared view', true, 'usr_b', true, true],
    ['an admin, a private view', false, 'usr_b', true, false],
  ] as const)('%s', (_, isShared, userId, isAdmin, expected) => {
    expect(mayDeleteView(aView({ isShared }), { userId, isAdmin })).toBe(expected);
  });
});

it('an edit changes only what was sent', () => {
  expect(editedView(aView(), { name: 'Clinic' })).toEqual(aView({ name: 'Clinic' }));
  expect(editedView(aView(), { isShared: true })).toEqual(aView({ isShared: true }));
  const state = { filters: {}, columns: ['order'], sortBy: 'submittedAt', sortOrder: 'desc' } as const;
  expect(editedView(aView(), { state: { ...state, columns: [...state.columns] } })).toEqual(
    aView({ ...state, columns: ['order'] }),
  );
});

it('a list gets a view once and loses it once', () => {
  const [first] = withView([], aView());
  expect(withView([first!], aView({ name: 'Clinic' }))).toEqual([aView({ name: 'Clinic' })]);
  expect(withoutView([first!], 'view-1')).toEqual([]);
  expect(withoutView([first!], 'view-2')).toBeUndefined();
});
