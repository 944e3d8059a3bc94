import { searchMessages } from '@portal/contract/messages/endpoints.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { MessageSearch } from './MessageSearch.tsx';

const requestId = 'req_00000000000000000001';

it('searches on demand, and links to the thread of each message', async () => {
  const texts: string[] = [];
  server.use(
    mockOperation(searchMessages, ({ body: { text } }) => {
      texts.push(text);
      if (texts.length === 1) throw new MockFailure('unavailable', 'Please try again.');
      const found = {
        requestId,
        orderId: 'MER-1',
        sentAt: '2026-11-20T12:00:00.000Z',
        excerpt: '<b>Knee</b>',
      };
      return {
        messages: [
          { ...found, position: '000001.0000', from: 'client' as const, isInternal: false },
          { ...found, position: '000001.0001', from: 'staff' as const, isInternal: true },
        ],
        hasMore: true,
      };
    }),
  );
  signInAs({ role: 'staff' });
  const { user } = renderScreen(<MessageSearch text="knee" />, '/');
  await user.click(await screen.findByRole('button', { name: 'Search messages for “knee”' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  const [fromClient, note] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole(
    'listitem',
  );
  expect(fromClient).toHaveTextContent(/^MER-1 Client · .*<b>Knee<\/b>$/);
  expect(note).toHaveTextContent('Internal note');
  expect(within(note!).getByRole('link')).toHaveAttribute(
    'href',
    `/dashboard/request/${requestId}?tab=messages&message=000001.0001`,
  );
  expect(screen.getByText('There are older ones. Add a word to find them.')).toBeInTheDocument();
  expect(texts).toEqual(['knee', 'knee']);
});

it('says that punctuation alone finds nothing, without a call', async () => {
  signInAs({ role: 'staff' });
  const { user } = renderScreen(<MessageSearch text="…!" />, '/');
  await user.click(await screen.findByRole('button', { name: 'Search messages for “…!”' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Punctuation alone finds nothing. Enter a letter or a digit.',
  );
});
