import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { call } from '../../lib/api.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { updateMaintenance } from '../../lib/maintenance.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
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

const works = {
  checkedAt: '2026-03-10T08:00:00.000Z',
  parts: { requests: 'up', documents: 'up', payments: 'up', messages: 'up' },
  incident: null,
} as const;

function portalIsDown(incident: { note: string; since: string } | null = null): void {
  server.use(
    mockOperation(listFacilities, () => {
      throw new MockFailure('maintenance', 'The portal is down for maintenance.');
    }),
    mockOperation(serviceStatus, () => ({ ...works, maintenance: true, incident })),
  );
}

function portalIsBack(): void {
  server.use(
    mockOperation(listFacilities, () => [{ _id: '1', name: 'Central' }]),
    mockOperation(serviceStatus, () => ({ ...works, maintenance: false })),
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
  it('covers the page as soon as a call says so, and keeps what was typed', async () => {
    portalIsBack();
    const { user } = renderScreen(<Page />);
    await screen.findByText('1 facilities');
    await fill(user, screen.getByLabelText('Notes'), 'two pages are missing');
    portalIsDown();
    await act(() => call(listFacilities).catch(() => undefined));
    await waitFor(() => expect(cover()).toBeVisible());
    expect(screen.getByLabelText('Notes')).toHaveValue('two pages are missing');
    portalIsBack();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(cover()).toBeNull());
    expect(screen.getByLabelText('Notes')).toHaveValue('two pages are missing');
  });

  it('says what the provider wrote about it', async () => {
    portalIsDown({ note: 'Back at 6 am.', since: '2026-03-10T03:00:00.000Z' });
    renderScreen(<Page />);
    expect(await screen.findByText('Back at 6 am.')).toBeVisible();
  });

  it('stays while the portal is down, and says when it last asked', async () => {
    portalIsDown();
    const { user } = renderScreen(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^Checked at /)).toBeVisible();
    expect(cover()).toBeVisible();
  });

  it.each([
    ['when asked', async () => (await screen.findByRole('button', { name: 'Check now' })).click()],
    ['by itself within half a minute', async () => void (await vi.advanceTimersByTimeAsync(31_000))],
  ])('goes away %s, and loads what could not be loaded', async (_, wait) => {
    portalIsDown();
    renderScreen(<Page />);
    await screen.findByText(/^Checked at /);
    portalIsBack();
    await act(wait);
    await waitFor(() => expect(cover()).toBeNull());
    expect(await screen.findByText('1 facilities')).toBeVisible();
  });

  it('leaves the page of the service status open', async () => {
    portalIsDown();
    renderScreen(<Page />, '/status');
    expect(await screen.findByText('The portal is down for maintenance.')).toBeVisible();
    expect(cover()).toBeNull();
  });

  it.each([
    ['es', 'Cerrado por mantenimiento'],
    ['fr', 'Fermé pour maintenance'],
  ] as const)('speaks %s', async (language, title) => {
    await switchLanguage(language);
    portalIsDown();
    renderScreen(<Page />);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  });
});
