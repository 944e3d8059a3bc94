import { listManagedFacilities } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { listUsers } from '@portal/contract/accounts/endpoints/people.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { openManagement } from '../../testing/openManagement.tsx';
import { aFacility, aQuickAddItem, aPerson, aStatus } from '../../testing/listItems.ts';

const LONG_TIMEOUT = { timeout: 10_000 };

beforeEach(() => {
  server.use(
    mockOperation(listManagedStatuses, () => [aStatus()]),
    mockOperation(listManagedFacilities, () => [aFacility()]),
    mockOperation(listQuickAddItems, () => [aQuickAddItem()]),
    mockOperation(listUsers, () => ({
      users: [aPerson()],
      pagination: { page: 1, limit: 20, hasNext: false, hasPrev: false },
    })),
  );
});

describe('the Management Center', () => {
  it.each([
    [null, 'Request Statuses'],
    ['statuses', 'Request Statuses'],
    ['facilities', 'Facilities'],
    ['invoices', 'Current quick-add items'],
    ['people', 'People'],
    ['anything', 'Request Statuses'],
  ])('opens for ?tab=%j with the region %s', async (tab, region) => {
    openManagement(tab);
    expect(await screen.findByRole('region', { name: region }, LONG_TIMEOUT)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Management Center' })).toBeVisible();
  });

  it('writes the selected tab to the address', async () => {
    const { user } = openManagement('statuses');
    await user.click(screen.getByRole('tab', { name: 'Facilities' }));
    expect(window.location.search).toBe('?tab=facilities');
    expect(await screen.findByRole('region', { name: 'Facilities' }, LONG_TIMEOUT)).toBeVisible();
  });

  it('shows staff no People tab, and opens the statuses for ?tab=people', async () => {
    openManagement('people', 'staff');
    expect(await screen.findByRole('region', { name: 'Request Statuses' }, LONG_TIMEOUT)).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'People' })).toBeNull();
  });

  it('links to a new request', () => {
    openManagement(null);
    expect(screen.getByRole('link', { name: 'New Request' })).toHaveAttribute('href', '/internal-request');
  });

  it('is not found for clients', () => {
    openManagement(null, 'client');
    expect(screen.queryByText('Management Center')).toBeNull();
  });

  it.each(['/statuses', '/status-management'])('opens for the old address %s', async (address) => {
    signInAs({ role: 'staff' });
    server.use(mockOperation(readWorkspace, () => DEFAULT_WORKSPACE));
    renderPortal(address);
    expect(await screen.findByRole('heading', { name: 'Management Center' }, LONG_TIMEOUT)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/management?tab=statuses');
  });
});
