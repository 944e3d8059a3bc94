import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { offerStore, pdf } from '../../fulfillment/testing/offerStore.ts';
import { openPanel } from '../../fulfillment/testing/openFulfillPanel.tsx';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';
// Preloads the lazy part.
import './CalculatedDateDialog.tsx';

const deadline: DeadlineView = {
  dueDate: '2099-03-19',
  isManual: false,
  explanation: {
    trigger: 'service',
    from: '2099-03-04',
    isAssumed: false,
    days: 15,
    unit: 'calendar',
    isRush: false,
    source: 'Evid. Code 1560(b)',
    pausedDays: 0,
    skipped: [],
    notBefore: null,
  },
  paused: null,
};

const card = () => within(screen.getByRole('region', { name: 'Due date' }));
const why = () => card().getByRole('button', { name: 'Why this date?' });

function recordChanges(dueDate: string) {
  return recordBodies(changeDueDate, ({ body }) => ({ requestId: body.requestId, dueDate }));
}

describe('the due date', () => {
  it('has its reason and source on demand', async () => {
    const { user } = await showStaffRequest({ dueDate: deadline.dueDate, deadline }, [], 'overview');
    expect(card().queryByText(/after service/)).not.toBeInTheDocument();
    await user.click(why());
    expect(why()).toHaveAttribute('aria-expanded', 'true');
    expect(card().getByText('15 days after service on Mar 4')).toBeVisible();
    expect(card().getByText('Source: Evid. Code 1560(b)')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Use the calculated date' })).not.toBeInTheDocument();
  });

  it('has no reason for a request from before the rules', async () => {
    await showStaffRequest({}, [], 'overview');
    expect(card().queryByRole('button', { name: 'Why this date?' })).not.toBeInTheDocument();
  });

  it('says that the request was due before it arrived, and why', async () => {
    const explanation = { ...deadline.explanation!, from: '2026-02-01' };
    await showStaffRequest(
      {
        dueDate: '2026-02-16',
        submittedAt: '2026-03-02T18:00:00.000Z',
        deadline: { ...deadline, dueDate: '2026-02-16', explanation },
      },
      [],
      'overview',
    );
    expect(
      card().getByText(
        'It was due before it arrived on Mar 2, 2026: 15 days after service on Feb 1. The client sees no date.',
      ),
    ).toBeVisible();
    expect(card().getByText('Due before it arrived')).toBeVisible();
    expect(screen.queryByText(/^Overdue/)).not.toBeInTheDocument();
  });

  it('is the one if the client answers today while the clock is paused, and is changed from the stored one', async () => {
    const paused = { reason: 'missing', since: new Date(2099, 2, 5, 12).toISOString() } as const;
    const { user } = await showStaffRequest(
      { dueDate: '2099-03-19', deadline: { ...deadline, dueDate: '2099-03-24', paused } },
      [],
      'overview',
    );
    expect(card().getByText('March 24, 2099')).toBeVisible();
    expect(screen.getAllByText('Paused')).toHaveLength(2);
    expect(card().getByText(/^Waiting for the client since Mar 5, 2099: we asked/)).toBeVisible();
    const year = new Date().getFullYear() + 1;
    const requests = recordChanges(`${year}-04-01`);
    await user.click(card().getByRole('button', { name: 'Edit Due date' }));
    const form = within(card().getByRole('form', { name: 'Due date' }));
    fireEvent.change(form.getByLabelText('Due date'), { target: { value: `${year}-04-01` } });
    await fill(user, form.getByLabelText('Reason'), 'Agreed');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests).toMatchObject([{ seen: '2099-03-19', reason: 'Agreed' }]));
  });

  it('may have been saved if the answer was lost', async () => {
    const { user } = await showStaffRequest({ dueDate: deadline.dueDate, deadline }, [], 'overview');
    server.use(failOperation(changeDueDate, 'unavailable', 'The store is down'));
    await user.click(card().getByRole('button', { name: 'Edit Due date' }));
    const form = within(card().getByRole('form', { name: 'Due date' }));
    fireEvent.change(form.getByLabelText('Due date'), {
      target: { value: `${new Date().getFullYear() + 1}-04-01` },
    });
    await fill(user, form.getByLabelText('Reason'), 'Agreed');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      /^We could not confirm that this was saved ?The store is down/,
    );
    expect(form.getByLabelText('Reason')).toHaveValue('Agreed');
  });

  it('of a person is replaced with the calculated one, for a reason', async () => {
    const { user } = await showStaffRequest(
      { dueDate: '2099-05-05', deadline: { ...deadline, isManual: true, explanation: null } },
      [],
      'overview',
    );
    const requests = recordChanges('2099-03-19');
    await user.click(why());
    expect(card().getByText('Set by a person. The deadline rules do not move it.')).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Use the calculated date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use the calculated date' }));
    const save = dialog.getByRole('button', { name: 'Use the calculated date' });
    await user.click(save);
    const reason = dialog.getByLabelText('Reason');
    expect(reason).toHaveAccessibleDescription(/Please enter a reason/);
    await user.type(reason, 'Served again');
    await user.click(save);
    await waitFor(() =>
      expect(requests).toEqual([
        {
          requestId: 'req_00000000000000000001',
          useRules: true,
          seen: '2099-05-05',
          reason: 'Served again',
        },
      ]),
    );
  });

  it('has the earliest production date and releases before it', async () => {
    const at = '2099-03-06T18:00:00.000Z';
    await showStaffRequest(
      {
        deadline,
        earliestProduction: { day: '2099-03-24', source: 'CCP 2020.410(c)', isAhead: true },
        earlyReleases: [
          { at, byName: 'Sam Clerk', reason: 'The court ordered it', earliestOn: '2099-03-24' },
        ],
      },
      [],
      'overview',
    );
    expect(card().getByText('Earliest production date: Mar 24, 2099')).toBeVisible();
    expect(card().getByText(/^Sam Clerk released documents earlier on Mar 6, 2099/)).toBeVisible();
    expect(card().getByText('The court ordered it')).toBeVisible();
  });
});

it('“Fulfill” sends documents before the earliest production date only with a reason', async () => {
  const { user, panel, calls, choose, send } = await openPanel({
    earliestProduction: { day: '2099-03-24', source: '', isAhead: true },
  });
  await choose('chart.pdf');
  await user.click(send());
  const reason = panel.getByLabelText('Reason for the early release');
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please enter a reason/));
  expect(calls).toEqual([]);
  await fill(user, reason, 'Agreed');
  await user.click(send());
  await waitFor(() => expect(calls).toMatchObject([{ documents: { earlyReleaseReason: 'Agreed' } }]));
});

it('documents are uploaded before the earliest production date only with a reason', async () => {
  offerStore();
  const { user } = await showStaffRequest(
    { earliestProduction: { day: '2099-03-24', source: 'CCP 2020.410(c)', isAhead: true } },
    [],
    'documents',
  );
  const requests = recordBodies(updateRequestFiles, ({ body }) => ({
    requestId: body.requestId,
    uploadedFiles: [],
  }));
  await user.click(screen.getByRole('button', { name: /^Upload Documents/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
  await user.upload(dialog.getByLabelText('Choose files: Documents'), [pdf('chart.pdf')]);
  await dialog.findByText('Uploaded');
  expect(
    dialog.getByText(/^These records may not be produced before Mar 24, 2099 \(CCP 2020.410\(c\)\)/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const reason = dialog.getByLabelText('Reason for the early release');
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please enter a reason/));
  await user.type(reason, 'The court ordered it');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toMatchObject([{ earlyReleaseReason: 'The court ordered it' }]));
});
