import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { noFilters } from './rules/listParams.ts';
import { useListParams } from './useListParams.ts';

function AtPending({ children }: PropsWithChildren) {
  return <MemoryRouter initialEntries={['/?status=pending']}>{children}</MemoryRouter>;
}

/** The list parameters and the current query string. */
function useListAndSearch() {
  return { list: useListParams(), search: useLocation().search };
}

it('ignores a status and a view that cannot exist', () => {
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={['/?status=No+such+status&view=late']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(useListAndSearch, { wrapper });
  expect(result.current.list.filters).toEqual(noFilters);
});

it('applies two filter changes in the same render', () => {
  const { result } = renderHook(useListAndSearch, { wrapper: AtPending });
  act(() => {
    const { changeFilters } = result.current.list;
    changeFilters({ submittedDateTo: '2020-01-31' }, 'typing');
    changeFilters({ submittedDateFrom: '2020-01-01' }, 'typing');
  });
  expect(result.current.search).toBe(
    '?status=pending&submittedDateTo=2020-01-31&submittedDateFrom=2020-01-01',
  );
});

it('applies a later change to the current URL', () => {
  const { result } = renderHook(useListAndSearch, { wrapper: AtPending });
  act(() => result.current.list.changeFilters({ status: '' }));
  act(() => result.current.list.changeLimit(20));
  expect(result.current.search).toBe('?limit=20');
});
