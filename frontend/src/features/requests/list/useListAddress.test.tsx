import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListAddress } from './useListAddress.ts';

function AtPending({ children }: PropsWithChildren) {
  return <MemoryRouter initialEntries={['/?status=pending']}>{children}</MemoryRouter>;
}

/** The list at an address, and where changes lead. */
function useListAndSearch() {
  return { list: useListAddress(), search: useLocation().search };
}

it('two filters that are changed in one moment both count', () => {
  const { result } = renderHook(useListAndSearch, { wrapper: AtPending });
  act(() => {
    const { filter } = result.current.list;
    filter({ submittedDateTo: '2020-01-31' }, 'typed');
    filter({ submittedDateFrom: '2020-01-01' }, 'typed');
  });
  expect(result.current.search).toBe(
    '?status=pending&submittedDateTo=2020-01-31&submittedDateFrom=2020-01-01',
  );
});

it('a change after another was shown builds on what is shown', () => {
  const { result } = renderHook(useListAndSearch, { wrapper: AtPending });
  act(() => result.current.list.filter({ status: '' }));
  act(() => result.current.list.resize(20));
  expect(result.current.search).toBe('?limit=20');
});
