import type { BodyOf } from '@portal/contract/endpoint.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { aFile, aRequest } from '../../requests/testing/aRequest.ts';
import { CODE } from '../../requests/testing/mockLookups.ts';
import { anUploadLink } from '../../uploads/testing/anUploadLink.ts';
import { UploadAgainDialog } from './UploadAgainDialog.tsx';

/** Same origin as the page, so that uploads need no CORS preflight. */
const STORE = `${window.location.origin}/store`;
const COPY = `file_${'7'.repeat(32)}`;

const scan = aFile({ originalName: 'scan.pdf', scan: 'infected' });
const request = aRequest({ loaFiles: [scan] });
const asHolder: ClientViewAccess = { request, pair: { orderId: request.orderId, code: CODE } };
const asClient: ClientViewAccess = { request, pair: null };

interface Sent {
  readonly access: (string | null)[];
  readonly updates: BodyOf<typeof updateClientRequest>[];
}

/** Opens the dialog. `replies`: what the server answers to each update; the last one repeats. */
function open(access: ClientViewAccess, replies: readonly ('accepted' | 'refused')[] = ['accepted']) {
  const sent: Sent = { access: [], updates: [] };
  server.use(
    mockOperation(generateUploadUrls, ({ headers }) => {
      sent.access.push(headers.get('x-request-access'));
      return [anUploadLink(COPY, `${STORE}/1`)];
    }),
    http.put(`${STORE}/:number`, () => new HttpResponse(null, { status: 201 })),
    mockOperation(updateClientRequest, ({ body }) => {
      sent.updates.push(body);
      if (replies[Math.min(sent.updates.length, replies.length) - 1] === 'refused') {
        throw new MockFailure('conflict', 'This request has reached the maximum number of updates.');
      }
      return { requestId: request._id, updateId: body.updateId ?? '', status: 'update_requested' };
    }),
  );
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<UploadAgainDialog access={access} file={scan} onClose={onClose} />, '/');
  return { user, sent, onClose };
}

async function addCopy(user: ReturnType<typeof open>['user']) {
  const copy = new File(['%PDF-1.7 content'], 'clean.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Choose files: Files'), [copy]);
  await screen.findByText('Uploaded');
}

it.each([
  ['a holder with the code', asHolder, { verificationCode: CODE }, request.requestAccess],
  ['a signed-in client with the session', asClient, { requestId: request._id }, null],
] as const)('%s sends clean copies of the same kind', async (_, access, proof, requestAccess) => {
  const { user, sent, onClose } = open(access);
  expect(await screen.findByRole('dialog', { name: 'Upload again' })).toHaveTextContent('“scan.pdf”');
  expect(screen.getByRole('button', { name: 'Send files' })).toBeDisabled();
  await addCopy(user);
  await user.click(screen.getByRole('button', { name: 'Send files' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.access).toEqual([requestAccess]);
  expect(sent.updates).toEqual([
    {
      orderId: request.orderId,
      ...proof,
      updateId: expect.any(String),
      updateReason: 'Additional Documents',
      updateDetails: 'Replaces “scan.pdf”, which did not pass the virus scan.',
      uploadKind: 'loa',
      uploadedFiles: [{ fileId: COPY }],
    },
  ]);
});

it('shows why an update was refused, keeps its files, and repeats the same update', async () => {
  const { user, sent, onClose } = open(asHolder, ['refused', 'accepted']);
  await addCopy(user);
  await user.click(screen.getByRole('button', { name: 'Send files' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('maximum number of updates');
  expect(screen.getByText('clean.pdf')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send files' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new Set(sent.updates.map(({ updateId }) => updateId)).size).toBe(1);
});
