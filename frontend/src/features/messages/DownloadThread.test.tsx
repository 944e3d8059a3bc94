import { exportMessages } from '@portal/contract/messages/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { DownloadThread } from './DownloadThread.tsx';

const { saveBlob } = vi.hoisted(() => ({ saveBlob: vi.fn<(file: Blob, name: string) => void>() }));
vi.mock('../../lib/saving/saveBlob.ts', () => ({ saveBlob }));

it('saves the thread without internal notes, unless staff choose them, and can be retried', async () => {
  signInAs({ role: 'staff' });
  const request = aRequest();
  const { user } = renderScreen(<DownloadThread request={request} />, '/');
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Download thread' }));
  server.use(
    mockOperation(exportMessages, () => {
      throw new MockFailure('unavailable', 'Please try again.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download thread' }));
  expect((await dialog()).getByRole('checkbox', { name: 'Include internal notes' })).not.toBeChecked();
  await user.click((await dialog()).getByRole('button', { name: 'Download' }));
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Please try again.');

  const queries: URLSearchParams[] = [];
  server.use(
    http.get(`*/api/${exportMessages.path}`, ({ request: { url } }) => {
      queries.push(new URL(url).searchParams);
      return new HttpResponse('%PDF');
    }),
  );
  await user.click((await dialog()).getByRole('button', { name: 'Retry' }));
  const name = `messages-${request.orderId}.pdf`;
  await waitFor(() => expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
  await user.click(await screen.findByRole('button', { name: 'Download thread' }));
  await user.click((await dialog()).getByRole('checkbox', { name: 'Include internal notes' }));
  await user.click((await dialog()).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(queries.map((query) => query.get('includeNotes'))).toEqual([null, 'true']));
  expect(queries[0]!.get('requestId')).toBe(request._id);
});
