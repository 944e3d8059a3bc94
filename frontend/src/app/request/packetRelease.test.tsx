import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { renderReloaded } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';
import { releasedPacketState } from '../../features/files/release/releasedPacket.ts';
import { aFile } from '../../features/requests/testing/aRequest.ts';
import { asStaffFile } from '../../features/requests/testing/aStaffRequest.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { Route, Routes } from 'react-router-dom';
// Preloaded so that tests don't wait for the imports.
import '../../features/files/release/UploadDialog.tsx';
import '../../features/fulfillment/FulfillPanel.tsx';

const packet = { fileId: `file_${'0'.repeat(31)}9`, name: 'Records.pdf', size: 54_321 };

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    mockOperation(listQuickAddItems, () => []),
    mockOperation(lookAtUpload, () => ({
      state: 'read' as const,
      pages: 60,
      pagesRead: 60,
      pagesWithText: 60,
      namesPatient: true,
      otherPersons: [],
      otherPersonPages: 0,
    })),
  );
});

const open = (form: 'fulfill' | 'upload', facts = {}) =>
  showStaffRequest(facts, [], 'documents', undefined, releasedPacketState(packet, form));

it('opens Fulfill with the packet, also after a reload', async () => {
  const { unmount } = await open('fulfill');
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Fulfill LAW-2026-001' }));
  expect(await (await panel()).findByText('60 pages')).toBeVisible();
  unmount();
  renderReloaded(
    <Routes>
      <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
    </Routes>,
  );
  expect((await panel()).getAllByText('Records.pdf').length).toBeGreaterThan(0);
});

it('releases the packet with Upload Documents as an uploaded file', async () => {
  const bodies = recordBodies(updateRequestFiles, () => {
    throw new MockFailure('conflict', 'This is as far as the test goes.');
  });
  const { user } = await open('upload');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
  await dialog.findByText('60 pages');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is as far as the test goes.')).toBeVisible();
  expect(JSON.stringify(bodies)).toContain(packet.fileId);
});

it.each([
  ['was paid for', {}, 'which was paid for. It costs nothing and has no embargo.'],
  ['still has to be refunded', { isRefundDue: true }, 'Until then, this version must be free.'],
])('says what the charge of the version before means: it %s', async (_, facts, text) => {
  const fileId = `file_${'0'.repeat(31)}8`;
  const earlier = { ...asStaffFile(aFile({ fileId, requiresPayment: true, isPaid: true })), ...facts };
  const state = releasedPacketState({ ...packet, replaces: fileId }, 'upload');
  await showStaffRequest({ uploadedFiles: [earlier] }, [], 'documents', undefined, state);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
  expect(await dialog.findByText(text, { exact: false })).toBeVisible();
});

it('opens nothing once the packet is released', async () => {
  await open('fulfill', { uploadedFiles: [asStaffFile(aFile({ fileId: packet.fileId }))] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads to the bench from the documents of a request', async () => {
  await showStaffRequest({}, [], 'documents');
  expect(screen.getByRole('link', { name: 'Assemble records' })).toHaveAttribute(
    'href',
    '/dashboard/request/req_00000000000000000001/assemble',
  );
});
