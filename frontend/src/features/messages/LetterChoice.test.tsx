import '../preview/PreviewDialog.tsx';
import { previewLetter, sendMessage } from '@portal/contract/messages/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { openPdf } from '../preview/pdf/openPdf.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { MessageForm } from './MessageForm.tsx';

vi.mock('../preview/pdf/openPdf.ts', () => ({
  openPdf: vi.fn<() => Promise<void>>(() => new Promise(() => undefined)),
}));

const request = aRequest();
const NAME = 'Letter LAW-1 2026-11-26.pdf';

function show() {
  signInAs({ role: 'staff' });
  const sent: BodyOf<typeof sendMessage>[] = [];
  const previewed: string[] = [];
  server.use(
    mockOperation(listAssignees, () => []),
    mockOperation(getTemplates, () => []),
    mockOperation(previewLetter, ({ body }) => {
      expect(body.requestId).toBe(request._id);
      previewed.push(body.text);
      if (body.text === 'Busy') throw new MockFailure('unavailable', 'Please try again in a moment.');
      return { name: NAME, content: btoa('%PDF-\u00e9') };
    }),
    mockOperation(sendMessage, ({ body }) => {
      sent.push(body);
      if (sent.length <= 2) throw new MockFailure('unavailable', '');
      const { messageId, text, isInternal } = body;
      const facts = { position: '000001.0000', sentAt: '2026-11-20T12:00:00.000Z', authorName: 'Sam' };
      const author = { view: 'staff' as const, from: 'staff' as const, mentions: [] };
      return { messageId, text, isInternal, ...facts, ...author };
    }),
  );
  const shown = renderScreen(<MessageForm access={{ request, pair: null }} isStaff />, '/');
  return {
    ...shown,
    sent,
    previewed,
    letter: () => screen.getByRole('checkbox', { name: 'Also send as a letter (PDF)' }),
    text: () => screen.getByLabelText('Message'),
  };
}

it('sends the text as a letter until it is sent; notes have none', async () => {
  const { user, sent, letter, text } = show();
  await user.type(text(), 'No records');
  await user.click(letter());
  const send = screen.getByRole('button', { name: 'Send message' });
  await user.click(send);
  expect(await screen.findByText('We could not confirm that your message was sent')).toBeInTheDocument();
  expect(letter()).toBeChecked();
  await user.click(send);
  expect(await screen.findByText('Message sent')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ text: 'No records', asLetter: true });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
  expect(letter()).not.toBeChecked();
  await user.click(letter());
  await user.click(screen.getByRole('radio', { name: 'Internal note, for staff only' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Internal note'), 'Call them');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(sent[3]).toMatchObject({ isInternal: true, asLetter: false }));
});

it('shows the letter that the server makes of the text', async () => {
  const { user, previewed, letter, text } = show();
  expect(screen.queryByRole('button', { name: 'Preview letter' })).not.toBeInTheDocument();
  await user.click(letter());
  const preview = screen.getByRole('button', { name: 'Preview letter' });
  await user.click(preview);
  expect(await screen.findByText('Please write a message')).toBeInTheDocument();
  await user.type(text(), 'Busy');
  await user.click(preview);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  await user.clear(text());
  await user.type(text(), 'No records');
  await user.click(preview);
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xe9]);
  await waitFor(() => expect(openPdf).toHaveBeenCalledWith(expect.objectContaining({ size: 6, content })));
  expect(dialog.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Open in New Tab' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close preview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(text()).toHaveValue('No records');
  expect(previewed).toEqual(['Busy', 'No records']);
});
