import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { fill } from '../../testing/fill.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile, aStaffRequest } from '../requests/testing/aStaffRequest.ts';
import { RetentionCard } from './RetentionCard.tsx';

const legalHold = {
  choice: { kind: 'always' as const },
  at: '2026-03-04T10:00:00.000Z',
  byName: 'Ada Admin',
  reason: 'A lawsuit <b>',
};

function show(role: 'staff' | 'admin', overrides: Parameters<typeof aStaffRequest>[0] = {}) {
  openSession({ token: aSessionToken({ role }), device: 'device-1' });
  const request = aStaffRequest(overrides);
  return { request, ...renderScreen(<RetentionCard request={request} />) };
}

const card = () => within(screen.getByRole('region', { name: 'Retention' }));

describe('the retention of a request', () => {
  it('is read-only for staff', () => {
    show('staff', { retention: legalHold });
    expect(card().getByText('Always kept (legal hold)')).toBeVisible();
    expect(card().getByText('A lawsuit <b>')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Retention' })).not.toBeInTheDocument();
  });

  it('shows files with their own retention', () => {
    const retention = { ...legalHold, choice: { kind: 'days' as const, days: 60 } };
    const file = asStaffFile(aReleasedFile({ originalName: 'chart.pdf' }), { retention });
    show('staff', { uploadedFiles: [file] });
    expect(card().getByText('Portal default, set in the Management Center')).toBeVisible();
    expect(card().getByText('chart.pdf')).toBeVisible();
    expect(card().getByText('Deleted 60 days after closing')).toBeVisible();
  });

  it('can be changed by admins, for the whole request or one file, with a reason', async () => {
    const sent = recordBodies(changeRetention, ({ body }) => ({ requestId: body.requestId }));
    const file = asStaffFile(aReleasedFile());
    const { user, request } = show('admin', { uploadedFiles: [file] });
    const dialog = () => within(screen.getByRole('dialog', { name: 'Change retention' }));
    await user.click(screen.getByRole('button', { name: 'Edit Retention' }));
    await user.selectOptions(dialog().getByLabelText('Files of a closed request are'), 'always');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Please enter a reason')).toBeVisible();
    await fill(user, dialog().getByLabelText('Reason'), 'A lawsuit');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Retention saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Retention' }));
    await user.selectOptions(dialog().getByLabelText('Applies to'), file.fileId);
    await user.selectOptions(dialog().getByLabelText('Files of a closed request are'), 'days');
    await user.type(dialog().getByLabelText('Days after closing'), '45');
    await fill(user, dialog().getByLabelText('Reason'), 'Agreed');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent.length).toBe(2);
    const requestId = request._id;
    expect(sent).toEqual([
      { requestId, choice: { kind: 'always' }, reason: 'A lawsuit' },
      { requestId, fileId: file.fileId, choice: { kind: 'days', days: 45 }, reason: 'Agreed' },
    ]);
  });
});
