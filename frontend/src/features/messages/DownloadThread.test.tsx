import type { BodyOf } from '@portal/contract/endpoint.ts';
import {
  downloadMessagesExport,
  exportMessages,
  messagesExportStatus,
} from '@portal/contract/messages/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { DownloadThread } from './DownloadThread.tsx';

const { saveFromLink } = vi.hoisted(() => ({ saveFromLink: vi.fn<(url: string) => void>() }));
vi.mock('../files/api/saveFromLink.ts', () => ({ saveFromLink }));

const BUNDLE = 'b'.repeat(32);
const LINK = 'https://files.example/messages.pdf?sig=1';
/** The page asks for the state every second. */
const SECONDS = { timeout: 10_000 };

/** Mocks the calls. `states`: the state of the order, then for each poll in turn; the last one repeats. */
function mockExport(...states: ('building' | 'ready' | 'failed')[]): BodyOf<typeof exportMessages>[] {
  const ordered: BodyOf<typeof exportMessages>[] = [];
  let turn = 0;
  const next = () => ({ bundleId: BUNDLE, state: states[Math.min(turn++, states.length - 1)]! });
  server.use(
    mockOperation(exportMessages, ({ body }) => {
      ordered.push(body);
      return next();
    }),
    mockOperation(messagesExportStatus, ({ query }) => {
      expect(query.bundleId).toBe(BUNDLE);
      return next();
    }),
    mockOperation(downloadMessagesExport, ({ body }) => {
      expect(body.bundleId).toBe(BUNDLE);
      return { url: LINK };
    }),
  );
  return ordered;
}

async function openDialog() {
  signInAs({ role: 'staff' });
  const request = aRequest();
  const { user } = renderScreen(<DownloadThread request={request} />, '/');
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Download thread' }));
  const press = async (name: string) => user.click((await dialog()).getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Download thread' }));
  return { user, request, dialog, press };
}

it('saves the thread without internal notes, unless staff choose them each time', async () => {
  const { user, request, dialog, press } = await openDialog();
  const ordered = mockExport('ready');
  expect((await dialog()).getByRole('checkbox', { name: 'Include internal notes' })).not.toBeChecked();
  await press('Download');
  await waitFor(() => expect(saveFromLink).toHaveBeenCalledExactlyOnceWith(LINK));
  await user.click(await screen.findByRole('button', { name: 'Download thread' }));
  await user.click((await dialog()).getByRole('checkbox', { name: 'Include internal notes' }));
  await press('Download');
  await waitFor(() => expect(ordered.map(({ includeNotes }) => includeNotes)).toEqual([false, true]));
  expect(ordered[0]).toMatchObject({ requestId: request._id });
});

it('shows that the thread is being printed', async () => {
  const { dialog, press } = await openDialog();
  mockExport('building', 'building', 'ready');
  await press('Download');
  expect(await (await dialog()).findByRole('status')).toHaveTextContent(/^Preparing the PDF/);
  await waitFor(() => expect(saveFromLink).toHaveBeenCalledExactlyOnceWith(LINK), SECONDS);
});

it.each([
  [
    'the order is refused',
    'Please try again.',
    () => server.use(failOperation(exportMessages, 'unavailable', 'Please try again.')),
  ],
  ['it cannot be printed', 'The file could not be prepared. Please try again.', () => mockExport('failed')],
])('says that %s, and can be retried', async (_, message, mockFailure) => {
  const { dialog, press } = await openDialog();
  mockFailure();
  await press('Download');
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(message);
  expect(saveFromLink).not.toHaveBeenCalled();
  mockExport('ready');
  await press('Retry');
  await waitFor(() => expect(saveFromLink).toHaveBeenCalledExactlyOnceWith(LINK));
});
