import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listPageCheckRules, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import { noSecondCheck } from '@portal/contract/packets/secondCheck.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { PageCheckRules } from './PageCheckRules.tsx';
// Preloaded so that tests don't wait for the import.
import './RuleDialog.tsx';

const rule = (facts: Partial<PageCheckRule>): PageCheckRule => ({
  facility: '',
  requestType: null,
  requirement: 'all',
  share: 10,
  secondCheck: noSecondCheck,
  ...facts,
});

function open(role: 'staff' | 'admin', ...first: PageCheckRule[]) {
  let rules = first;
  const saved: (readonly PageCheckRule[])[] = [];
  signInAs({ role });
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listPageCheckRules, () => rules),
    mockOperation(savePageCheckRules, ({ body }) => {
      rules = body.rules;
      saved.push(rules);
      return rules;
    }),
  );
  return { ...renderScreen(<PageCheckRules />, '/'), saved };
}

it('adds a rule, moves it up and deletes it', async () => {
  const first = rule({ facility: 'North Clinic' });
  const { user, saved } = open('admin', first);
  expect(await screen.findByText('North Clinic: All request types')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add rule' });
  await user.selectOptions(within(dialog).getByLabelText('Request type'), '7');
  await user.selectOptions(within(dialog).getByLabelText('Staff check'), 'share');
  await user.selectOptions(within(dialog).getByLabelText('Share of the pages that are not flagged'), '20');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Flagged pages, and 20% of the others')).toBeVisible();
  const second = rule({ requestType: 7, requirement: 'share', share: 20 });
  await user.click(screen.getByRole('button', { name: 'Move Rule 2 up' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Rule 2' }));
  expect(await screen.findByText('All facilities: 7. Medical Records')).toBeVisible();
  await expect.poll(() => saved).toEqual([[first, second], [second, first], [second]]);
});

it('is read by staff, who cannot change it', async () => {
  open('staff');
  expect(await screen.findByText('No rules yet: staff check the flagged pages.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
