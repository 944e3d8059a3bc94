import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { call } from '../../lib/api.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { updateMaintenance } from '../../lib/maintenance.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { Maintenance } from './Maintenance.tsx';

/** A page with a form that needs the server. */
function Page() {
  const { data, error } = useQuery({ queryKey: ['facilities'], queryFn: () => call(listFacilities) });
  return (
    <>
      <form>
        <label>
          Notes <textarea />
        </label>
        <p>{data ? `${data.length} facilities` : error?.message}</p>
      </form>
      <Maintenance />
    </>
  );
}

const operational = {
  checkedAt: '2026-03-10T08:00:00.000Z',
  parts: { requests: 'up', documents: 'up', payments: 'up', messages: 'up' },
  incident: null,
} as const;

function mockPortalDown(incident: { note: string; since: string } | null = null): void {
  server.use(
    failOperation(listFacilities, 'maintenance', 'The portal is down for maintenance.'),
    mockOperation(serviceStatus, () => ({ ...operational, maintenance: true, incident })),
  );
}

function mockPortalUp(): void {
  server.use(
    mockOperation(listFacilities, () => [{ _id: '1', name: 'Central' }]),
    mockOperation(serviceStatus, () => ({ ...operational, maintenance: false })),
  );
}

const cover = () => screen.queryByRole('dialog', { name: 'Down for maintenance' });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
});

afterEach(async () => {
  vi.useRealTimers();
  act(() => updateMaintenance(false));
  await switchLanguage('en');
});

describe('maintenance', () => {
  it('covers the page when a call reports maintenance, and keeps the input', async () => {
    mockPortalUp();
    const { user } = renderScreen(<Page />);
    await screen.findByText('1 facilities');
    await fill(user, screen.getByLabelText('Notes'), 'two pages are missing');
    mockPortalDown();
    await call(listFacilities).catch(() => undefined);
    await waitFor(() => expect(cover()).toBeVisible());
    expect(screen.getByLabelText('Notes')).toHaveValue('two pages are missing');
    // A click during the first check would be ignored.
    await screen.findByText(/^Checked at /);
    mockPortalUp();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(cover()).toBeNull());
    expect(screen.getByLabelText('Notes')).toHaveValue('two pages are missing');
  });

  it('shows the incident note', async () => {
    mockPortalDown({ note: 'Back at 6 am.', since: '2026-03-10T03:00:00.000Z' });
    renderScreen(<Page />);
    expect(await screen.findByText('Back at 6 am.')).toBeVisible();
  });

  it('stays while the portal is down, and shows when it last checked', async () => {
    mockPortalDown();
    const { user } = renderScreen(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^Checked at /)).toBeVisible();
    expect(cover()).toBeVisible();
  });

  it.each([
    ['after a manual check', async () => (await screen.findByRole('button', { name: 'Check now' })).click()],
    ['within 30 seconds', async () => void (await vi.advanceTimersByTimeAsync(31_000))],
  ])('disappears %s and reloads failed queries', async (_, wait) => {
    mockPortalDown();
    renderScreen(<Page />);
    await screen.findByText(/^Checked at /);
    mockPortalUp();
    await act(wait);
    await waitFor(() => expect(cover()).toBeNull());
    expect(await screen.findByText('1 facilities')).toBeVisible();
  });

  it('does not cover the service status page', async () => {
    mockPortalDown();
    renderScreen(<Page />, '/status');
    expect(await screen.findByText('The portal is down for maintenance.')).toBeVisible();
    expect(cover()).toBeNull();
  });

  it.each([
    ['es', 'Cerrado por mantenimiento'],
    ['fr', 'Fermé pour maintenance'],
  ] as const)('is translated to %s', async (language, title) => {
    await switchLanguage(language);
    mockPortalDown();
    renderScreen(<Page />);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });
});
