import { readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { StaffWidgets } from './StaffWidgets.tsx';
import { renderStaffDashboard } from './testing/renderStaffDashboard.tsx';
import { noFigures, someFigures } from './testing/someFigures.ts';

/** The texts of a figure: its value, and its share or trend. */
async function statOf(label: string): Promise<(string | null)[]> {
  const term = await waitFor(() => {
    const found = screen.getAllByRole('term').find(({ firstChild }) => firstChild?.textContent === label);
    if (!found) throw new Error(`There is no figure ${label}`);
    return found;
  });
  return within(term.parentElement!)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

describe('the dashboard figures', () => {
  it('show values and trends', async () => {
    renderStaffDashboard(() => someFigures());
    expect(await statOf('Total Requests')).toEqual(['12,345', '+12% vs. previous 15 days']);
    expect(await statOf('Pending')).toEqual(['14', 'of 42 open requests']);
    expect(await statOf('Completed')).toEqual(['8,210', '-5% vs. previous 15 days']);
    expect(await statOf('Needs Attention')).toEqual(['17%7 of 42 open', '+3 points vs. one week ago']);
    expect(await screen.findByText('4.2 days')).toBeInTheDocument();
  });

  it('are zero without a trend in a portal without requests', async () => {
    renderStaffDashboard(noFigures);
    expect(await statOf('Total Requests')).toEqual(['0', 'Not enough data to compare']);
    expect(await statOf('Needs Attention')).toEqual(['00 of 0 open', 'Not enough data to compare']);
    expect(await screen.findByText('No requests in this period')).toBeInTheDocument();
    expect(screen.getByText('Nothing needs attention')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('show their definition on hover and click, until Escape', async () => {
    const { user } = renderStaffDashboard(() => someFigures());
    const mark = await screen.findByRole('button', { name: 'About this metric: Needs Attention' });
    expect(mark).toHaveAccessibleDescription(/overdue, due within 3 days, .* pending for more than 3 days/);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(mark);
    expect(screen.getByRole('tooltip')).toHaveTextContent(/The share of open requests/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.click(mark);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.tab();
    expect(screen.queryByText(/The share of open requests/)).not.toBeVisible();
  });

  it('have a chart and a list of urgent requests that collapse and stay as the person left them', async () => {
    const { user } = renderStaffDashboard(() => someFigures());
    const toggle = await screen.findByRole('button', { name: 'Requests over time' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    cleanup();
    server.use(mockOperation(readWorkspace, () => ({ ...DEFAULT_WORKSPACE, showsAttention: true })));
    renderScreen(<StaffWidgets />, '/dashboard');
    expect(await screen.findByRole('button', { name: 'Requests over time', expanded: false })).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Requests that need attention', expanded: true }),
    ).toBeVisible();
  });

  it('appear below the quick actions', async () => {
    renderStaffDashboard(() => someFigures());
    await statOf('Pending');
    const actions = within(screen.getByRole('navigation', { name: 'Quick Actions' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/internal-request',
      '/submissions',
      '/analytics',
      '/management',
    ]);
  });
});

describe('the figures in French', () => {
  afterEach(() => switchLanguage('en'));

  it('use French number formats', async () => {
    await switchLanguage('fr');
    renderStaffDashboard(() => someFigures());
    expect(await statOf('Terminée')).toEqual([
      expect.stringMatching(/^8\s210$/u),
      expect.stringMatching(/-5\s%/u),
    ]);
    expect(await screen.findByText(/^4,2\sjours$/u)).toBeInTheDocument();
  });
});

describe('figures that are not loaded', () => {
  it('show a loading message', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    renderStaffDashboard(async () => {
      await promise;
      return someFigures();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard analytics...');
    resolve();
    expect(await screen.findByText('Total Requests')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    let fails = true;
    const { user } = renderStaffDashboard(() => {
      if (fails) throw new MockFailure('unexpected', 'Something went wrong on our side.');
      return someFigures();
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch dashboard analytics');
    expect(alert).toHaveTextContent('Something went wrong on our side.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Total Requests')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
