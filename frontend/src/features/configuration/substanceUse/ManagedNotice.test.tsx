import { listPageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import * as entries from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import type { ManagedNoticeChange } from '@portal/contract/configuration/schemas/substanceUseNotice.ts';
import {
  authorityChecklistHistory,
  listAuthorityChecklists,
} from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { listChecklistItems } from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { aNoticePage, starterNotice } from '../../../testing/listItems.ts';
import { openManagement } from '../../../testing/openManagement.tsx';
// Preloads the lazy dialog.
import './NoticeDialog.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

const notice = starterNotice;

async function open(role: 'staff' | 'admin', history: ManagedNoticeChange[] = [], current = notice) {
  const stored = { notice: current };
  server.use(
    mockOperation(listChecklistItems, () => []),
    mockOperation(listAuthorityChecklists, () => []),
    mockOperation(listPageCheckRules, () => []),
    mockOperation(authorityChecklistHistory, () => ({ history: [], hasOlder: false })),
    mockOperation(entries.readSubstanceUseNotice, () => aNoticePage({ ...stored, history })),
  );
  const opened = openManagement('checklist', role);
  const title = { name: 'Notice for Substance Use Records' };
  const frame = within(await screen.findByRole('region', title, LONG_TIMEOUT));
  await frame.findByText('Notice of 42 CFR 2.32');
  return { ...opened, stored, frame };
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Notice of 42 CFR 2.32' }, LONG_TIMEOUT));

describe('the notice for substance use records', () => {
  it('shows its source, version, text and the mark for counsel; only admins edit it', async () => {
    const { user, frame } = await open('staff');
    expect(frame.getByText('42 CFR 2.32(a)(1)')).toBeVisible();
    expect(frame.getByText('Version 0')).toBeVisible();
    expect(frame.getByText('Review with counsel before use')).toBeVisible();
    expect(frame.getByText('Comes with the portal · Documents show version 2024-04-16')).toBeVisible();
    await user.click(frame.getByRole('button', { name: 'Show text' }));
    for (const paragraph of notice.text) expect(frame.getByText(paragraph)).toBeVisible();
    expect(frame.getByText('Only admins can make changes here.')).toBeVisible();
    expect(frame.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('gets a new version, and saves again after a conflict', async () => {
    const { user, stored, frame } = await open('admin');
    const sent = recordBodies(entries.saveSubstanceUseNotice, () => {
      stored.notice = { ...notice, version: 4 };
      if (sent.length === 1) throw new MockFailure('conflict', 'Sam changed this notice.');
      return { ...notice, version: 5 };
    });
    await user.click(frame.getByRole('button', { name: 'Edit Notice of 42 CFR 2.32' }));
    const form = await dialog();
    const text = form.getByLabelText(/^Text/);
    expect(text).toHaveValue(notice.text.join('\n\n'));
    const save = form.getByRole('button', { name: 'Save new version' });
    await user.clear(text);
    await user.click(save);
    expect(await form.findByText('Please enter the text')).toBeVisible();
    await fill(user, text, ' First words\nof the law \n\n \n\nSecond\n');
    await user.click(form.getByRole('checkbox', { name: 'Reviewed by counsel' }));
    await user.click(save);
    expect(await form.findByText('Sam changed this notice.')).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Notice saved')).toBeVisible();
    const body = {
      isReviewedByCounsel: true,
      source: '42 CFR 2.32(a)(1)',
      text: ['First words of the law', 'Second'],
    };
    expect(sent).toEqual([
      { ...body, seenVersion: 0 },
      { ...body, seenVersion: 4 },
    ]);
  });

  it('opens with an earlier version of the history', async () => {
    const { isReviewedByCounsel, source, text } = notice;
    const later = { isReviewedByCounsel: true, source, text: ['New words'] };
    const at = '2026-03-05T15:00:00.000Z';
    const change = { ...later, version: 1, at, byName: 'Avery Admin' };
    const { user } = await open('admin', [{ ...change, before: { isReviewedByCounsel, source, text } }], {
      ...later,
      version: 1,
      wording: '1',
      changed: { at, byName: 'Avery Admin' },
    });
    const history = within(await screen.findByRole('region', { name: 'History of the notice' }));
    expect(history.getByText(/^Changed by Avery Admin on /)).toBeVisible();
    expect(history.getByText(text[0]!).tagName).toBe('DEL');
    expect(history.getByText('New words').tagName).toBe('INS');
    expect(history.getByText('Reviewed by counsel')).toBeVisible();
    await user.click(history.getByRole('button', { name: /^Use the earlier version of the notice/ }));
    const form = await dialog();
    expect(form.getByLabelText(/^Text/)).toHaveValue(text.join('\n\n'));
    expect(form.getByRole('checkbox', { name: 'Reviewed by counsel' })).not.toBeChecked();
  });
});
