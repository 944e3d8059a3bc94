import { readAddressBook } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { anAddressBook } from '../../requests/testing/anAddressBook.ts';
import { WizardScreen } from '../screens/WizardScreen.tsx';

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
  );
  draftStore.save(aDraft({ values: { ...aDraft().values, requestType: '' }, furthestStep: 3 }));
});

async function open() {
  const { user } = renderScreen(<WizardScreen />, '/client/request?step=3');
  const search = await screen.findByRole('searchbox', { name: 'Search request types' });
  return { user, search };
}

const types = () => screen.getByRole('radiogroup', { name: 'Record Request Type' });
const shownTypes = () => within(types()).getAllByRole('radio');
const groups = () => within(types()).getAllByRole('group');

describe('the request types', () => {
  it('are all radio buttons of one group, under headings', async () => {
    await open();
    expect(shownTypes()).toHaveLength(26);
    expect(groups()).toHaveLength(5);
    const liens = within(types()).getByRole('group', { name: 'Liens' });
    expect(within(liens).getByRole('radio', { name: 'Medical Records and Liens' })).toBeInTheDocument();
  });

  it('start with the types that a client used last', async () => {
    signInAs({ role: 'client' });
    server.use(mockOperation(readAddressBook, () => anAddressBook()));
    await open();
    const last = await screen.findByRole('group', { name: 'Used last' });
    expect(groups()[0]).toBe(last);
    expect(within(last).getAllByRole('radio')).toEqual([
      screen.getByRole('radio', { name: 'Lien' }),
      screen.getByRole('radio', { name: 'Medical Records' }),
    ]);
    expect(shownTypes()).toHaveLength(26);
  });

  it('are all offered if the address book cannot be loaded', async () => {
    signInAs({ role: 'client' });
    server.use(failOperation(readAddressBook, 'unavailable', 'Down'));
    await open();
    expect(shownTypes()).toHaveLength(26);
  });
});

describe('the search', () => {
  it('filters the types and says how many match', async () => {
    const { user, search } = await open();
    await user.type(search, 'radiology');
    expect(shownTypes()).toHaveLength(2);
    expect(await screen.findByText('2 request types')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(shownTypes()).toHaveLength(26);
  });

  it('says that nothing matches, and keeps the chosen type', async () => {
    const { user, search } = await open();
    await user.click(screen.getByRole('radio', { name: 'RFAs' }));
    await user.type(search, 'dental');
    expect(await screen.findByText('No request type matches “dental”')).toBeInTheDocument();
    expect(shownTypes()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'RFAs' })).toBeChecked();
  });

  it('moves to the first match with the arrow key, without choosing it', async () => {
    const { user, search } = await open();
    await user.type(search, 'radiology{ArrowDown}');
    expect(shownTypes()[0]).toHaveFocus();
    expect(shownTypes()[0]).not.toBeChecked();
    await user.keyboard(' ');
    expect(shownTypes()[0]).toBeChecked();
  });

  it('chooses the only match with Enter, and does not submit the step', async () => {
    const { user, search } = await open();
    await user.type(search, 'rfa{Enter}');
    const rfas = screen.getByRole('radio', { name: 'RFAs' });
    expect(rfas).toBeChecked();
    expect(rfas).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Request Details' })).toBeInTheDocument();
  });

  it('chooses nothing with Enter while several types match', async () => {
    const { user, search } = await open();
    await user.type(search, 'medical{Enter}');
    expect(shownTypes().some((type) => (type as HTMLInputElement).checked)).toBe(false);
    expect(shownTypes()[0]).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
