import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStaffDashboard } from '../testing/renderStaffDashboard.tsx';
import { someFigures } from '../testing/someFigures.ts';

const chart = () => screen.findByRole('img', { name: 'Requests opened and closed per day' });

describe('the chart of requests over time', () => {
  it('has a description, and a bar of the right height for each day with requests', async () => {
    renderStaffDashboard(() => someFigures());
    const drawing = await chart();
    expect(drawing).toHaveAccessibleDescription(
      'From October 23, 2026 to November 21, 2026, 12 opened and 10 closed. The table below lists each day.',
    );
    const bars = (series: string) =>
      [...drawing.querySelectorAll(`[data-series="${series}"]`)].map((bar) => [
        Number(bar.getAttribute('data-point')),
        Number(bar.getAttribute('height')),
      ]);
    expect(bars('Opened')).toEqual([
      [28, 9],
      [29, 3],
    ]);
    expect(bars('Closed')).toEqual([
      [28, 4],
      [29, 6],
    ]);
  });

  it('has a table of all days for screen readers', async () => {
    renderStaffDashboard(() => someFigures());
    const table = await screen.findByRole('table', { name: 'Requests opened and closed per day' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(within(table).getByRole('row', { name: 'November 20, 2026 9 4' })).toBeInTheDocument();
  });

  it('shows the figures of the day selected with the arrow keys', async () => {
    const { user } = renderStaffDashboard(() => someFigures());
    const slider = await screen.findByRole('slider', {
      name: 'Chart data point: Requests opened and closed per day',
    });
    act(() => slider.focus());
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 21, 2026. Opened: 3, Closed: 6');
    expect(screen.getByText('Nov 21, 2026').parentElement).toHaveTextContent('Nov 21, 2026Opened3Closed6');
    // jsdom does not change a range input on arrow keys, as browsers do.
    fireEvent.change(slider, { target: { value: '28' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 20, 2026. Opened: 9, Closed: 4');
    expect(screen.getByText('Nov 20, 2026').parentElement).toHaveTextContent('Nov 20, 2026Opened9Closed4');
    await user.tab();
    expect(screen.queryByText('Nov 20, 2026')).not.toBeInTheDocument();
  });

  it('shows the figures of the day under the pointer', async () => {
    renderStaffDashboard(() => someFigures());
    const plot = (await chart()).parentElement!;
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
    fireEvent.pointerMove(plot, { clientX: 100 + 285, pointerType: 'mouse' });
    expect(screen.getByText('Nov 20, 2026')).toBeInTheDocument();
    fireEvent.pointerMove(plot, { clientX: 500, pointerType: 'mouse' });
    expect(screen.getByText('Nov 21, 2026')).toBeInTheDocument();
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(screen.queryByText('Nov 21, 2026')).not.toBeInTheDocument();
  });
});
