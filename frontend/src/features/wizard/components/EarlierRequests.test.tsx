import { findEarlierRequests } from '@portal/contract/requests/endpoints/duplicates.ts';
import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someValues } from '../../../testing/aDraft.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { EarlierRequests } from './EarlierRequests.tsx';

const earlier = {
  requestId: 'req_aaaaaaaaaaaaaaaaaaaa',
  orderId: 'LAW-9',
  requestType: 8,
  status: 'on_hold',
  submittedAt: '2026-11-02T15:00:00.000Z',
};

function mockCalls() {
  const bodies: object[] = [];
  server.use(
    mockOperation(findEarlierRequests, ({ body }) => {
      bodies.push(body);
      return [earlier];
    }),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  return bodies;
}

it('a client sees the earlier order and its status', async () => {
  signInAs({ role: 'client' });
  const bodies = mockCalls();
  renderScreen(<EarlierRequests values={someValues({ facilityName: 'Lakeview' })} />);
  const list = within(await screen.findByRole('list', { name: 'Possible duplicates' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /Order LAW-9.*On Hold.*8\. Medical Records and Reports.*Submitted on Nov 2, 2026/,
  );
  const link = list.getByRole('link', { name: 'View order LAW-9 in a new tab' });
  expect(link).toHaveAttribute('href', '/dashboard/request/req_aaaaaaaaaaaaaaaaaaaa');
  expect(link).toHaveAttribute('target', '_blank');
  expect(bodies).toEqual([
    { patientName: 'Maria Alvarez', patientDob: '1975-03-09', facilityName: 'Lakeview', requestType: 7 },
  ]);
});

it('makes no call without an account', () => {
  const bodies = mockCalls();
  const { container } = renderScreen(<EarlierRequests values={someValues()} />);
  expect(container).not.toHaveTextContent('You may have ordered');
  expect(bodies).toEqual([]);
});
