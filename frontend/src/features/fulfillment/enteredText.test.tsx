import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { closeSession } from '../../lib/session/session.ts';
import { isClosed, openPanel } from './testing/openFulfillPanel.tsx';

describe('the entered text', () => {
  it('stays when the panel is closed', async () => {
    const { user, note, addItem, open, panel } = await openPanel();
    await note('All records');
    await addItem();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    const again = await open();
    expect(again.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(again.getByLabelText('Unit price')).toHaveValue('25.00');
  });

  it('is there after signing in again, and gone after signing out', async () => {
    const { note, complete } = await openPanel();
    await note('All records');
    await complete();
    closeSession('idle');
    cleanup();
    const { panel } = await openPanel();
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
    expect(panel.getByLabelText('Status')).toHaveValue('completed');
    closeSession('signed-out');
    cleanup();
    const { panel: last } = await openPanel();
    expect(last.getByLabelText(/^Notes/)).toHaveValue('');
  });

  it('stays while another person uses the tab, who does not see it', async () => {
    const first = await openPanel();
    await first.note('All records');
    closeSession('expired');
    cleanup();
    const { panel: other } = await openPanel({}, { userId: `usr_${'b'.repeat(24)}` });
    expect(other.getByLabelText(/^Notes/)).toHaveValue('');
    expect(other.queryByText('What you entered earlier is still here')).not.toBeInTheDocument();
    closeSession('signed-out');
    cleanup();
    const { panel } = await openPanel();
    expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
  });

  it('names the files to choose again, and they get their own terms back', async () => {
    const { user, choose, panel } = await openPanel();
    await choose('chart.pdf', 'films.pdf');
    await user.click(panel.getByRole('button', { name: 'Set different terms: chart.pdf' }));
    await user.click(panel.getByRole('checkbox', { name: 'Charge for chart.pdf' }));
    await fill(user, panel.getByLabelText('Amount for chart.pdf, in USD'), '25');
    closeSession('idle');
    cleanup();
    const again = await openPanel();
    expect(again.panel.getByText(/Choose these files again: chart.pdf, films.pdf/)).toBeVisible();
    await again.choose('films.pdf', 'chart.pdf');
    expect(again.panel.queryByText(/Choose these files again/)).not.toBeInTheDocument();
    expect(again.summary().getByText('The client owes').nextSibling).toHaveTextContent('$25.00');
    await again.user.click(again.send());
    await isClosed();
    const [films, chart] = again.calls[0]!.documents!.uploadedFiles;
    expect(films).not.toHaveProperty('chargeAmount');
    expect(chart).toMatchObject({ requiresPayment: true, chargeAmount: '25' });
  });

  it('is not sent before the person agreed to send it without those files', async () => {
    const first = await openPanel();
    await first.choose('chart.pdf');
    await first.note('All records');
    closeSession('idle');
    cleanup();
    const { user, calls, send } = await openPanel();
    await user.click(send());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send anyway?' }));
    expect(dialog.getByText('These files were not chosen again and are not sent: chart.pdf')).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await isClosed();
    expect(calls).toMatchObject([{ status: { notes: 'All records' } }]);
  });

  it('can be discarded', async () => {
    const { user, note, open, panel } = await openPanel();
    await note('All records');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    const again = await open();
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByLabelText(/^Notes/)).toHaveValue('');
  });
});
