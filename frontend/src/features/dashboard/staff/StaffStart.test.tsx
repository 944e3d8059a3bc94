import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../lib/language/switchLanguage.ts';
import { MockFailure } from '../../../testing/mockOperation.ts';
import { showStart } from './testing/showStart.tsx';
import { noFigures, someFigures } from './testing/someFigures.ts';

/** What stands with a figure: its value, what it is a part of, and how it moved. */
async function statOf(label: string): Promise<(string | null)[]> {
  const term = (await screen.findAllByRole('term')).find(
    ({ firstChild }) => firstChild?.textContent === label,
  );
  return within(term!.parentElement!)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}

describe('the figures', () => {
  it('say how much there is and how it moved', async () => {
    showStart(() => someFigures());
    expect(await statOf('Total Requests')).toEqual(['12,345', '+12% vs. previous 15 days']);
    expect(await statOf('Pending')).toEqual(['14', 'of 42 open requests']);
    expect(await statOf('Completed')).toEqual(['8,210', '-5% vs. previous 15 days']);
    expect(await statOf('Needs Attention')).toEqual(['17%7 of 42 open', '+3 points vs. one week ago']);
    expect(screen.getByText('4.2 days')).toBeInTheDocument();
  });

  it('of a portal without requests are zero, compared with nothing', async () => {
    showStart(noFigures);
    expect(await statOf('Total Requests')).toEqual(['0', 'No data for the previous period']);
    expect(await statOf('Needs Attention')).toEqual(['0%0 of 0 open', 'No data for the previous period']);
    expect(screen.getByText('No requests in this period')).toBeInTheDocument();
    expect(screen.getByText('Nothing needs attention')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('are defined for whoever asks, until Escape', async () => {
    const { user } = showStart(() => someFigures());
    const mark = await screen.findByRole('button', { name: 'About this figure: Needs Attention' });
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

  it('are below links to existing pages', async () => {
    showStart(() => someFigures());
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

describe('in another language', () => {
  afterEach(() => switchLanguage('en'));

  it('the figures are written as its readers write them', async () => {
    await switchLanguage('fr');
    showStart(() => someFigures());
    expect(await statOf('Terminée')).toEqual([
      expect.stringMatching(/^8\s210$/u),
      expect.stringMatching(/-5\s%/u),
    ]);
    expect(screen.getByText(/^4,2\sjours$/u)).toBeInTheDocument();
  });
});

describe('figures that do not come', () => {
  it('show that they are loading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    showStart(async () => {
      await promise;
      return someFigures();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard analytics...');
    resolve();
    expect(await screen.findByText('Total Requests')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('because of a failure can be asked for again', async () => {
    let fails = true;
    const { user } = showStart(() => {
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
