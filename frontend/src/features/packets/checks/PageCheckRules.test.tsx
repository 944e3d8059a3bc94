import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listPageCheckRules, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import { noSecondCheck } from '@portal/contract/packets/secondCheck.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
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
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Rule 2”?' }));
  expect(question.getByText('North Clinic: All request types')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('All facilities: 7. Medical Records')).toBeVisible();
  await expect.poll(() => saved).toEqual([[first, second], [second, first], [second]]);
});

it('asks for a second check by share, pages and sensitive records, and says so in one line', async () => {
  const { user, saved } = open('admin', rule({}));
  expect(await screen.findByText('All pages')).toBeVisible();
  expect(screen.queryByText(/^Second check:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Rule 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  const group = within(dialog.getByRole('group', { name: 'Second check' }));
  await user.selectOptions(group.getByLabelText(/^Share of the requests/), '100%');
  const pages = group.getByLabelText(/^Packets with more pages than/);
  await user.type(pages, 'many');
  await user.click(group.getByRole('checkbox', { name: 'Packets with sensitive records' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await group.findByText('Please enter a number of pages from 1 to 5,000')).toBeVisible();
  await user.clear(pages);
  await user.type(pages, '500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Second check: 100% of the requests, packets with more pages than 500, and packets with sensitive records',
    ),
  ).toBeVisible();
  expect(saved).toEqual([[rule({ secondCheck: { share: 100, overPages: 500, sensitive: true } })]]);

  await user.click(screen.getByRole('button', { name: 'Edit Rule 1' }));
  const again = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  await user.selectOptions(again.getByLabelText(/^Share of the requests/), 'None');
  await user.clear(again.getByLabelText(/^Packets with more pages than/));
  await user.click(again.getByRole('checkbox', { name: 'Packets with sensitive records' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved.at(-1)).toEqual([rule({})]);
});

it('keeps what was entered when a rule could not be saved', async () => {
  const { user } = open('admin', rule({}));
  server.use(failOperation(savePageCheckRules, 'unavailable', 'Please try again.'));
  await user.click(await screen.findByRole('button', { name: 'Edit Rule 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  await user.type(dialog.getByLabelText(/^Packets with more pages than/), '300');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please try again.')).toBeVisible();
  expect(dialog.getByLabelText(/^Packets with more pages than/)).toHaveValue('300');
});

it('is read by staff, who cannot change it', async () => {
  open('staff');
  expect(await screen.findByText('No rules yet: staff check the flagged pages.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
