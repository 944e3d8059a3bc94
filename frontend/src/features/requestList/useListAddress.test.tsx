import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListAddress } from './useListAddress.ts';

/** The list at an address, and where changes lead. */
function listAt(address: string) {
  const held: { list?: ReturnType<typeof useListAddress> } = {};
  function Reader() {
    held.list = useListAddress();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Reader /> }], { initialEntries: [address] });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  return { list: () => held.list!, search: () => router.state.location.search };
}

it('two filters that are changed in one moment both count', async () => {
  const { list, search } = listAt('/?status=pending');
  await act(async () => {
    const { filter } = list();
    filter({ submittedDateTo: '2020-01-31' }, 'typed');
    filter({ submittedDateFrom: '2020-01-01' }, 'typed');
  });
  expect(search()).toBe('?status=pending&submittedDateTo=2020-01-31&submittedDateFrom=2020-01-01');
});

it('a change after another was shown builds on what is shown', async () => {
  const { list, search } = listAt('/?status=pending');
  await act(async () => list().filter({ status: '' }));
  await act(async () => list().resize(20));
  expect(search()).toBe('?limit=20');
});
