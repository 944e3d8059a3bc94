import { builtInReasons } from '@portal/contract/packets/builtInReasons.ts';
import * as entries from '@portal/contract/packets/redactionReasons.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
import { server } from '../../../testing/server.ts';

const LONG_TIMEOUT = { timeout: 10_000 };
const substanceUse = builtInReasons.find(({ reasonId }) => reasonId === 'substance-use')!;

async function open() {
  const reasons = [...builtInReasons];
  server.use(mockOperation(entries.listRedactionReasons, () => reasons));
  const opened = openManagement('redaction-reasons', 'staff');
  await screen.findByRole('region', { name: 'Redaction reasons' }, LONG_TIMEOUT);
  await screen.findByRole('button', { name: 'Add reason' });
  return { ...opened, reasons };
}

describe('the redaction reasons', () => {
  it('show their legal basis, and are found by it', async () => {
    const { user } = await open();
    expect(screen.getByText('Other patient')).toBeVisible();
    await user.type(screen.getByLabelText('Search reasons'), '42 cfr');
    expect(screen.getByText('Showing 1 of 7 reasons')).toBeVisible();
    const row = within(screen.getByText('Substance use records').closest('li')!);
    expect(row.getByText('42 CFR Part 2')).toBeVisible();
  });

  it('are added at the end, with a legal basis or none', async () => {
    const { user } = await open();
    const sent = recordBodies(entries.addRedactionReason, ({ body }) => ({ ...substanceUse, ...body }));
    await user.click(screen.getByRole('button', { name: 'Add reason' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add reason' }));
    await user.click(dialog.getByRole('button', { name: 'Add reason' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await fill(user, dialog.getByLabelText('Reason'), ' Minor ');
    await user.click(dialog.getByRole('button', { name: 'Add reason' }));
    expect(await screen.findByText('Reason added')).toBeVisible();
    expect(sent).toEqual([{ label: 'Minor', legalBasis: '', order: 8, isActive: true }]);
  });

  it('are changed, and say at the field why a label was refused', async () => {
    const { user } = await open();
    const message = 'Another reason already has this label.';
    server.use(failOperation(entries.editRedactionReason, 'conflict', message, { label: message }));
    await user.click(screen.getByRole('button', { name: 'Edit Substance use records' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Substance use records' }));
    expect(dialog.getByLabelText(/^Legal basis/)).toHaveValue('42 CFR Part 2');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The reason was not saved')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('are deactivated, and deleted after confirmation', async () => {
    const { user, reasons } = await open();
    const sent: unknown[] = [];
    server.use(
      mockOperation(entries.editRedactionReason, ({ body }) => {
        sent.push(body);
        return { ...substanceUse, isActive: false };
      }),
      mockOperation(entries.deleteRedactionReason, ({ body }) => {
        reasons.pop();
        return body;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Deactivate Substance use records' }));
    expect(await screen.findByText('Item deactivated successfully')).toBeVisible();
    expect(sent).toEqual([{ reasonId: 'substance-use', isActive: false }]);
    await user.click(screen.getByRole('button', { name: 'Delete Other' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Reason deleted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Other' })).toBeNull();
  });
});
