import { incidentsOfRequest, reportIncident } from '@portal/contract/incidents/endpoints.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { fill } from '../../testing/fill.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { anIncidentView } from '../incidents/testing/anIncidentView.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import '../incidents/IncidentsCard.tsx';

const AT = '2026-11-04T15:00:00.000Z';
const BUTTON = 'Released to the wrong person';

const released = (
  digit: string,
  name: string,
  terms: Partial<FileView> = {},
  facts: Partial<StaffFileView> = {},
) => asStaffFile(aReleasedFile({ fileId: `file_${digit.repeat(32)}`, originalName: name }, terms), facts);

const incident = { incidentId: anIncidentView().incidentId };

async function openReport(files: StaffFileView[]) {
  const shown = await showStaffRequest({ uploadedFiles: files }, [], 'documents');
  await shown.user.click(screen.getByRole('button', { name: BUTTON }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: BUTTON })) };
}

describe('reporting a release to the wrong person', () => {
  it('says what stops and what remains, sends the chosen documents, and shows who opened them', async () => {
    const files = [
      released('1', 'chart.pdf'),
      released('2', 'x-ray.pdf', { withdrawnAt: AT, deletedAt: AT }),
    ];
    const { user, dialog, stored } = await openReport(files);
    server.use(mockOperation(incidentsOfRequest, () => ({ incidents: [anIncidentView()] })));
    const requests = recordBodies(reportIncident, () => {
      stored.uploadedFiles = files.map((file) => ({ ...file, ...incident, withdrawnAt: AT, deletedAt: AT }));
      return anIncidentView();
    });
    expect(dialog.getByText(/Links, previews and zips stop working.*saved copies remain/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw and record' }));
    expect(await dialog.findByText('Please select at least one document')).toBeVisible();
    expect(dialog.getByText('Please enter what happened')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'chart.pdf' }));
    await user.click(dialog.getByRole('checkbox', { name: 'x-ray.pdf (no longer available)' }));
    await fill(user, dialog.getByLabelText(/^What happened/), 'Sent to another firm');
    await user.click(dialog.getByRole('button', { name: 'Withdraw and record' }));
    expect(await screen.findByText('Documents withdrawn and incident recorded')).toBeVisible();
    expect(requests).toMatchObject([
      { fileIds: files.map(({ fileId }) => fileId), what: 'Sent to another firm', requestId: stored._id },
    ]);
    const card = within(await screen.findByRole('region', { name: BUTTON }));
    expect(await card.findByText(/^Someone with Order ID and code downloaded “chart.pdf” on/)).toBeVisible();
    expect(card.getByText('45 days left, until Jan 3, 2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });

  it('has the only document selected, and keeps the input when it fails', async () => {
    server.use(failOperation(reportIncident, 'unavailable', 'Storage does not answer'));
    const { user, dialog } = await openReport([released('1', 'chart.pdf')]);
    expect(dialog.getByRole('checkbox', { name: 'chart.pdf' })).toBeChecked();
    await fill(user, dialog.getByLabelText(/^What happened/), 'Sent to another firm');
    await user.click(dialog.getByRole('button', { name: 'Withdraw and record' }));
    expect(await dialog.findByText('We could not confirm that this was saved')).toBeVisible();
    expect(dialog.getByText('Storage does not answer')).toBeVisible();
    expect(dialog.getByLabelText(/^What happened/)).toHaveValue('Sent to another firm');
  });

  it('is not offered without released documents', async () => {
    await showStaffRequest({}, [], 'documents');
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });
});

describe('the incidents of a request', () => {
  const file = released('1', 'chart.pdf', { withdrawnAt: AT, deletedAt: AT }, incident);

  it('lead admins to the Management Center, and staff to the activity', async () => {
    server.use(mockOperation(incidentsOfRequest, () => ({ incidents: [anIncidentView({ accesses: [] })] })));
    await showStaffRequest({ uploadedFiles: [file] }, [], 'documents');
    const card = within(await screen.findByRole('region', { name: BUTTON }));
    expect(
      await card.findByText('Nobody outside opened or downloaded them through the portal.'),
    ).toBeVisible();
    expect(card.getByRole('link', { name: 'Open activity' })).toBeVisible();
    act(() => openSession({ token: aSessionToken({ role: 'admin' }), device: 'device-1' }));
    expect(await card.findByRole('link', { name: 'Open incidents' })).toHaveAttribute(
      'href',
      '/management?tab=privacy',
    );
  });

  it('say why they cannot be loaded', async () => {
    server.use(failOperation(incidentsOfRequest, 'not_found', 'Request not found'));
    await showStaffRequest({ uploadedFiles: [file] }, [], 'documents');
    expect(await screen.findByText('Failed to load the incidents')).toBeVisible();
  });
});
