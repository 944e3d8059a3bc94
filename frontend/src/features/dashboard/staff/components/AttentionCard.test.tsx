import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../../lib/format.ts';
import { renderStaffDashboard } from '../testing/renderStaffDashboard.tsx';
import { anAttentionItem, dayFromNow, someFigures } from '../testing/someFigures.ts';

const card = async () => within(await screen.findByRole('region', { name: 'Requests that need attention' }));

const DAY_MS = 86_400_000;

describe('requests that need attention', () => {
  it.each([
    ['overdue', { dueDate: dayFromNow(-20) }, /^Was due \d+ days ago$/],
    ['due_soon', { dueDate: dayFromNow(3) }, /^Due (?:in \d days|tomorrow)$/],
    ['update_requested', {}, /^Updated by the client$/],
    ['on_hold', {}, /^On Hold$/],
    [
      'waiting',
      { submittedAt: new Date(Date.now() - 9 * DAY_MS).toISOString() },
      /^Not started, submitted \d+ days ago$/,
    ],
  ] as const)('show the reason: %s', async (reason, overrides, text) => {
    renderStaffDashboard(() => someFigures({ attention: [anAttentionItem(1, { reason, ...overrides })] }));
    expect(await (await card()).findByText(text)).toBeInTheDocument();
  });

  it('link to the request and show order, due date and reason', async () => {
    const dueDate = dayFromNow(-3);
    renderStaffDashboard(() =>
      someFigures({ attention: [anAttentionItem(4, { dueDate }), anAttentionItem(5, { patientName: '' })] }),
    );
    const list = await card();
    const link = list.getByRole('link', { name: 'Patient 4' });
    expect(link).toHaveAttribute('href', '/dashboard/request/req_00000000000000000004');
    expect(link).toHaveAccessibleDescription(/^Order LAW-4 Was due \d days ago$/);
    expect(list.getAllByText(`Due ${formatDay(dueDate, 'medium')}`)).toHaveLength(2);
    expect(list.getByRole('link', { name: 'Unknown Patient' })).toBeInTheDocument();
  });

  it('that wait for the client are paused in place of a due date', async () => {
    const item = anAttentionItem(1, { reason: 'on_hold', dueDate: '', isPaused: true });
    renderStaffDashboard(() => someFigures({ attention: [item] }));
    expect(await (await card()).findByText('Paused')).toBeInTheDocument();
    expect((await card()).queryByText(/^Due /)).not.toBeInTheDocument();
  });

  it('keep the order of the response; five are shown at first, all on demand', async () => {
    const attention = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => anAttentionItem(number));
    const { user } = renderStaffDashboard(() => someFigures({ attention, needsAttention: 23 }));
    const list = await card();
    const names = () => list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Patient 1', 'Patient 2', 'Patient 3', 'Patient 4', 'Patient 5']);
    expect(list.getByText('Showing 5 of 23, most urgent first')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Show 3 more' }));
    expect(names()).toHaveLength(8);
    expect(list.getByText('Showing 8 of 23, most urgent first')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(names()).toHaveLength(5);
  });
});
