import { getPossibleDuplicates } from '@portal/contract/requests/endpoints/duplicates.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { mockLists, aPage } from '../requests/testing/mockLists.ts';
import { PossibleDuplicates } from './components/PossibleDuplicates.tsx';

const duplicate = (digit: number) => ({
  requestId: `req_${String(digit).padStart(20, '0')}`,
  orderId: `LAW-${digit}`,
  requestType: 8,
  status: 'pending',
  submittedAt: '2026-11-02T15:00:00.000Z',
});

it.each([
  [1, '1 possible duplicate'],
  [2, '2 possible duplicates'],
  [5, '5 possible duplicates'],
])('staff see %i with a link', async (number, title) => {
  signInAs({ role: 'staff' });
  mockLists((query) => aPage(query, 0));
  server.use(
    mockOperation(getPossibleDuplicates, () =>
      Array.from({ length: number }, (_, index) => duplicate(index + 1)),
    ),
  );
  const { user } = renderScreen(<PossibleDuplicates requestId="req_99999999999999999999" />);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(Math.min(number, 3));
  if (number > 3) await user.click(screen.getByRole('button', { name: `Show all ${number}` }));
  expect(screen.getAllByRole('link')).toHaveLength(number);
  expect(screen.getByRole('link', { name: 'View order LAW-1 in a new tab' })).toHaveAttribute(
    'href',
    '/dashboard/request/req_00000000000000000001',
  );
});
