import * as entries from '@portal/contract/templates/endpoints.ts';
import type { MessageTemplate, TemplateChange } from '@portal/contract/templates/schemas.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aTemplate } from '../../testing/listItems.ts';
import { openManagement } from '../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

async function open(role: 'admin' | 'staff' = 'admin', history: TemplateChange[] = []) {
  const templates: MessageTemplate[] = [
    aTemplate(),
    aTemplate({ templateId: 'fee', name: 'Fee', changed: null }),
  ];
  server.use(
    mockOperation(entries.listTemplates, () => templates),
    mockOperation(entries.templateHistory, () => ({ history, hasOlder: false })),
  );
  const opened = openManagement('templates', role);
  await screen.findByRole('region', { name: 'Message Templates' }, LONG_TIMEOUT);
  await screen.findByRole('region', { name: 'History' });
  return { ...opened, templates };
}

const rowOf = (name: string) => within(screen.getAllByText(name)[0]!.closest('li')!);
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the message templates', () => {
  it('shows staff the templates with their languages, and no way to change them', async () => {
    await open('staff');
    expect(rowOf('Delay').getByText('Order {{orderId}} needs more time')).toBeVisible();
    expect(rowOf('Delay').getByText('Español')).toBeVisible();
    expect(rowOf('Delay').queryByText('Français')).toBeNull();
    expect(rowOf('Delay').getByText(/^Changed by Avery Admin on /)).toBeVisible();
    expect(rowOf('Fee').getByText('Comes with the portal')).toBeVisible();
    expect(screen.getByText('Only admins can make changes here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /template|Edit|Delete/ })).toBeNull();
  });

  it('refuses an unknown placeholder and half a translation, and saves the version that was seen', async () => {
    const { user, templates } = await open();
    const sent = recordBodies(entries.editTemplate, () => {
      templates[0] = aTemplate({ version: 4 });
      if (sent.length === 1) throw new MockFailure('conflict', 'Sam changed this template.');
      return aTemplate();
    });
    await user.click(screen.getByRole('button', { name: 'Edit Delay' }));
    const dialog = dialogOf('Edit template');
    expect(dialog.getByText('{{balanceDue}}')).toBeVisible();
    const french = within(dialog.getByRole('group', { name: 'Français' }));
    await fill(user, french.getByLabelText(/^Text/), 'Bonjour {{nom}}');
    const save = dialog.getByRole('button', { name: 'Save changes' });
    await user.click(save);
    expect(await french.findByText('Subject is required')).toBeVisible();
    await fill(user, french.getByLabelText(/^Subject/), 'Retard');
    await user.click(dialog.getByRole('checkbox', { name: 'Send as a letter' }));
    await user.click(save);
    const refusal = '“{{nom}}” is not a placeholder. Please use one of the list.';
    expect(await french.findByText(refusal)).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(french.getByLabelText(/^Text/));
    await fill(user, french.getByLabelText(/^Text/), 'Bonjour {{requesterName}}');
    await user.click(save);
    expect(await dialog.findByText('Sam changed this template.')).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Template saved')).toBeVisible();
    const { name, texts } = aTemplate();
    const fr = { subject: 'Retard', text: 'Bonjour {{requesterName}}' };
    const body = { templateId: 'template-1', name, texts: { ...texts, fr }, asLetter: true };
    expect(sent).toEqual([
      { ...body, seenVersion: 3 },
      { ...body, seenVersion: 4 },
    ]);
  });

  it('shows the text for a request before it is saved', async () => {
    const { user } = await open();
    const asked = recordBodies(entries.previewTemplate, ({ body }) => ({
      language: body.language,
      subject: 'Order LAW-1',
      text: 'Dear <b>Lee</b>',
    }));
    await user.click(screen.getByRole('button', { name: 'Edit Delay' }));
    const preview = within(dialogOf('Edit template').getByRole('region', { name: 'Preview' }));
    await user.type(preview.getByLabelText(/^Order ID of a request/), 'LAW-1{Enter}');
    expect(await preview.findByText('Dear <b>Lee</b>')).toBeVisible();
    const { en } = aTemplate().texts;
    expect(asked).toEqual([{ orderId: 'LAW-1', language: 'en', ...en }]);
  });

  it('opens the text before a change, also of a deleted template', async () => {
    const { texts, asLetter } = aTemplate({ asLetter: true });
    const change = { n: 9, at: '2026-03-05T15:00:00.000Z', byName: 'Avery Admin', templateId: 'gone' };
    const { user } = await open('admin', [{ ...change, from: { name: 'Old', texts, asLetter }, to: null }]);
    expect(rowOf('Old').getByText(/^Deleted by Avery Admin on /)).toBeVisible();
    const sent = recordBodies(entries.addTemplate, () => aTemplate());
    expect(rowOf('Old').getByText('Yes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Use the earlier text: Old/ }));
    await user.click(dialogOf('Add template').getByRole('button', { name: 'Add template' }));
    expect(await screen.findByText('Template added')).toBeVisible();
    expect(sent).toEqual([{ name: 'Old', texts, asLetter }]);
  });

  it('deletes a template after confirmation', async () => {
    const { user, templates } = await open();
    const sent = recordBodies(entries.deleteTemplate, ({ body }) => {
      templates.shift();
      return body;
    });
    await user.click(screen.getByRole('button', { name: 'Delete Delay' }));
    await user.click(dialogOf('Delete “Delay”?').getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted')).toBeVisible();
    expect(screen.queryByText('Delay')).toBeNull();
    expect(sent).toEqual([{ templateId: 'template-1', seenVersion: 3 }]);
  });
});
