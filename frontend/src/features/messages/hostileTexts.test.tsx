import { getMessages, readMessages } from '@portal/contract/messages/endpoints.ts';
import type { MessagePage } from '@portal/contract/messages/schemas.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aReleasedFile, aRequest } from '../requests/testing/aRequest.ts';
import { ThreadOf } from './testing/ThreadOf.tsx';

const HTML = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Click</a>';
const common = { messageId: 'm_1', position: '000001.0000', sentAt: '2026-11-20T12:00:00.000Z', text: HTML };

it.each([
  ['client', 0],
  ['staff', 2],
] as const)('HTML of a message, a name and a file is text for %s', async (side, options) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const file = aReleasedFile({ originalName: `${HTML}.pdf` });
  const fileIds = [file.fileId];
  const person = { userId: 'usr_3', name: HTML };
  const author = { from: 'staff', isInternal: false, authorName: HTML } as const;
  const pages: Record<typeof side, MessagePage> = {
    client: { view: 'client', messages: [{ ...common, fileIds, isMine: false }], unread: 0 },
    staff: { view: 'staff', messages: [{ ...common, fileIds, ...author, mentions: [person] }], unread: 0 },
  };
  server.use(
    mockOperation(listAssignees, () => [person]),
    mockOperation(getTemplates, () => [{ templateId: 'delay', name: HTML, version: 0, asLetter: false }]),
    mockOperation(readMessages, () => ({ unread: 0 })),
    mockOperation(getMessages, () => pages[side]),
  );
  signInAs({ role: side });
  const request = aRequest({ messageCount: 1, uploadedFiles: [file] });
  const { container } = renderScreen(
    <ThreadOf isStaff={side === 'staff'} access={{ request, pair: null }} />,
    '/',
  );
  expect((await screen.findAllByText(HTML)).length).toBeGreaterThan(0);
  // Of a template and of a colleague.
  await waitFor(() => expect(screen.queryAllByRole('option', { name: HTML })).toHaveLength(options));
  expect(screen.queryAllByText(`Notified: ${HTML}`)).toHaveLength(options / 2);
  expect(await screen.findByText(`${HTML}.pdf`)).toBeInTheDocument();
  expect(container.querySelector('img, a[href^="javascript"], [onerror]')).toBeNull();
});
