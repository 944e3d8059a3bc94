import { listPageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import { readSubstanceUseNotice } from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import * as entries from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { listChecklistItems } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import type {
  AuthorityChecklist,
  AuthorityChecklistChange,
} from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { recordBodies } from '../../../../testing/recordBodies.ts';
import { server } from '../../../../testing/server.ts';
import { aNoticePage } from '../../../../testing/listItems.ts';
import { openManagement } from '../../../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

const lineOf = (id: string, text: string) => ({
  lineId: `authority-${id}`,
  text,
  source: 'CCP 2020.410',
  check: null,
  isActive: true,
  isRequired: false,
});

const lines = [lineOf('court', 'Names the court'), lineOf('service', 'Was served')];

const subpoena = (changed: Partial<AuthorityChecklist> = {}): AuthorityChecklist => ({
  kind: 'subpoena',
  version: 0,
  isReviewedByCounsel: false,
  lines,
  changed: null,
  ...changed,
});

async function open(
  role: 'staff' | 'admin' = 'admin',
  checklists = [subpoena()],
  history: AuthorityChecklistChange[] = [],
) {
  server.use(
    mockOperation(listChecklistItems, () => []),
    mockOperation(entries.listAuthorityChecklists, () => checklists),
    mockOperation(entries.authorityChecklistHistory, () => ({ history, hasOlder: false })),
    mockOperation(listPageCheckRules, () => []),
    mockOperation(readSubstanceUseNotice, () => aNoticePage()),
  );
  const opened = openManagement('checklist', role);
  const frame = within(await screen.findByRole('region', { name: 'Authority for Release' }, LONG_TIMEOUT));
  return { ...opened, checklists, frame };
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Checklist: Subpoena' }, LONG_TIMEOUT));

describe('the checklists of authorities', () => {
  it('show their lines, version and the mark for counsel; only admins edit them', async () => {
    const { user, frame } = await open('staff');
    expect(await frame.findByText('2 lines, none required')).toBeVisible();
    await user.click(frame.getByRole('button', { name: 'Show lines: Subpoena' }));
    const [first, second] = frame.getByText('Names the court').closest('ol')!.children;
    expect(first).toHaveTextContent('Names the court CCP 2020.410');
    expect(second).toHaveTextContent('Was served CCP 2020.410');
    expect(frame.getByText('Version 0')).toBeVisible();
    expect(frame.getByText('Review with counsel before use')).toBeVisible();
    expect(frame.getByText('Comes with the portal')).toBeVisible();
    expect(frame.getByText('Only admins can make changes here.')).toBeVisible();
    expect(frame.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('get a new version, and save again after a conflict', async () => {
    const { user, checklists, frame } = await open();
    const sent = recordBodies(entries.saveAuthorityChecklist, () => {
      checklists[0] = subpoena({ version: 4 });
      if (sent.length === 1) throw new MockFailure('conflict', 'Sam changed this checklist.');
      return subpoena({ version: 5 });
    });
    await user.click(await frame.findByRole('button', { name: 'Edit Subpoena' }));
    const form = await dialog();
    expect(form.getByRole('button', { name: 'Move line 1 up' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(form.getByRole('button', { name: 'Move line 2 up' }));
    await user.click(form.getByRole('button', { name: 'Add line' }));
    const save = form.getByRole('button', { name: 'Save new version' });
    await user.click(save);
    expect(await form.findByText('Please enter what is checked')).toBeVisible();
    expect(form.getByText('Please enter the source')).toBeVisible();
    expect(sent).toEqual([]);
    const added = within(form.getByRole('listitem', { name: 'Line 3' }));
    await fill(user, added.getByLabelText('What is checked'), 'Has a seal');
    await fill(user, added.getByLabelText(/^Source/), 'Policy 7');
    expect(form.getByText(/^No line is required/)).toBeVisible();
    await user.click(added.getByRole('checkbox', { name: /^Required for an approval/ }));
    expect(form.queryByText(/^No line is required/)).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'Reviewed by counsel' }));
    await user.click(save);
    expect(await form.findByText('Sam changed this checklist.')).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Checklist saved')).toBeVisible();
    const body = {
      kind: 'subpoena',
      isReviewedByCounsel: true,
      lines: [
        lines[1],
        lines[0],
        { text: 'Has a seal', source: 'Policy 7', check: null, isActive: true, isRequired: true },
      ],
    };
    expect(sent).toEqual([
      { ...body, seenVersion: 0 },
      { ...body, seenVersion: 4 },
    ]);
  });

  it('open with an earlier version of the history', async () => {
    const change: AuthorityChecklistChange = {
      n: 1,
      at: '2026-03-05T15:00:00.000Z',
      byName: 'Avery Admin',
      kind: 'subpoena',
      version: 1,
      isReviewedByCounsel: true,
      lines: [lines[0]!, lineOf('new', 'Was served in person')],
      before: { isReviewedByCounsel: false, lines },
    };
    const { user } = await open('admin', [subpoena({ version: 1, lines: change.lines })], [change]);
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('Subpoena, version 1')).toBeVisible();
    expect(history.getByText(/^Changed by Avery Admin on /)).toBeVisible();
    expect(history.getByText('Was served · CCP 2020.410').tagName).toBe('DEL');
    expect(history.getByText('Was served in person · CCP 2020.410').tagName).toBe('INS');
    await user.click(history.getByRole('button', { name: /^Use the earlier version: Subpoena/ }));
    const second = within((await dialog()).getByRole('listitem', { name: 'Line 2' }));
    expect(second.getByLabelText('What is checked')).toHaveValue('Was served');
  });
});
