import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { fillTemplate, getTemplates } from '@portal/contract/templates/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { aRequest } from '../requests/testing/aRequest.ts';
import { MessageForm } from './MessageForm.tsx';

async function show() {
  signInAs({ role: 'staff' });
  const request = aRequest();
  const templates = [
    { templateId: 'delay', name: 'Delay', version: 0, asLetter: false },
    { templateId: 'fee', name: 'Fee quote', version: 2, asLetter: true },
  ];
  server.use(
    mockOperation(listAssignees, () => []),
    mockOperation(getTemplates, () => templates),
    mockOperation(fillTemplate, ({ query: { requestId, templateId } }) => {
      expect(requestId).toBe(request._id);
      return {
        language: 'es' as const,
        subject: `Asunto ${templateId}`,
        text: 'Hola <b>Ana</b>',
        version: 0,
      };
    }),
  );
  const shown = renderScreen(<MessageForm access={{ request, pair: null }} isStaff />, '/');
  await screen.findByLabelText('Template');
  const choose = (name: string) => shown.user.selectOptions(screen.getByLabelText('Template'), name);
  return { ...shown, choose, message: () => screen.getByLabelText('Message') };
}

it('fills in the text of a template, which staff can change and send', async () => {
  const { user, choose, message } = await show();
  const sent: string[] = [];
  server.use(
    mockOperation(sendMessage, ({ body }) => {
      sent.push(body.text);
      throw new MockFailure('conflict', '');
    }),
  );
  await choose('Delay');
  await waitFor(() => expect(message()).toHaveValue('Asunto delay\n\nHola <b>Ana</b>'));
  expect(message()).toHaveFocus();
  // Another template replaces the text of the first one.
  await choose('Fee quote');
  await waitFor(() => expect(message()).toHaveValue('Asunto fee\n\nHola <b>Ana</b>'));
  await user.type(message(), '!');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(sent).toEqual(['Asunto fee\n\nHola <b>Ana</b>!']));
});

it('says that the templates did not load, and offers another attempt', async () => {
  signInAs({ role: 'staff' });
  let isDown = true;
  const name = '<img src=x onerror=alert(1)>';
  server.use(
    mockOperation(listAssignees, () => []),
    mockOperation(getTemplates, () => {
      if (isDown) throw new MockFailure('unexpected', 'Something failed');
      return [{ templateId: 'delay', name, version: 0, asLetter: false }];
    }),
  );
  const { user } = renderScreen(<MessageForm access={{ request: aRequest(), pair: null }} isStaff />, '/');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Failed to load the templates')).toBeVisible();
  expect(screen.getByLabelText('Message')).toBeEnabled();
  isDown = false;
  await user.click(retry);
  // The name of a template is text.
  expect(await screen.findByRole('option', { name })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('asks before it replaces what was written', async () => {
  const { user, choose, message } = await show();
  await user.type(message(), 'Mine');
  await choose('Delay');
  const dialog = await screen.findByRole('dialog', { name: 'Replace your text?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(message()).toHaveValue('Mine');
  expect(screen.getByLabelText('Template')).toHaveDisplayValue('No template');
  await choose('Delay');
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(message()).toHaveValue('Asunto delay\n\nHola <b>Ana</b>'));
});

it('asks about what was written while the template was loading', async () => {
  const { user, choose, message } = await show();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    mockOperation(fillTemplate, async () => {
      await answered;
      return { language: 'en' as const, subject: 'Late', text: 'Sorry', version: 0 };
    }),
  );
  await choose('Delay');
  await user.type(message(), 'Mine');
  answer();
  const dialog = await screen.findByRole('dialog', { name: 'Replace your text?' });
  expect(message()).toHaveValue('Mine');
  await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(message()).toHaveValue('Late\n\nSorry'));
});

it('keeps the text if the template cannot be filled in, and is not offered for notes', async () => {
  const { user, choose, message } = await show();
  server.use(failOperation(fillTemplate, 'not_found', 'This template no longer exists'));
  await choose('Delay');
  expect(await screen.findByRole('alert')).toHaveTextContent('This template no longer exists');
  expect(message()).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'Internal note, for staff only' }));
  expect(screen.queryByLabelText('Template')).not.toBeInTheDocument();
});

it('chooses a letter for a template that is sent as one, and leaves another choice alone', async () => {
  const { user, choose, message } = await show();
  const letter = () => screen.getByRole('checkbox', { name: 'Also send as a letter (PDF)' });
  await choose('Fee quote');
  await waitFor(() => expect(letter()).toBeChecked());
  await choose('Delay');
  await waitFor(() => expect(letter()).not.toBeChecked());
  await user.clear(message());
  await user.click(letter());
  await choose('Delay');
  await waitFor(() => expect(message()).toHaveValue('Asunto delay\n\nHola <b>Ana</b>'));
  expect(letter()).toBeChecked();
});
