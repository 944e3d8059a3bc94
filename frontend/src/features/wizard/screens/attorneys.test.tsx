import { type AttorneySuggestion, getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { WizardScreen } from './WizardScreen.tsx';

const dana: AttorneySuggestion = {
  attorneyName: 'Dana Whitfield',
  firmName: 'Whitfield & Oyelaran LLP',
  lawyerEmail: 'dana@whitfield.example',
  lawyerPhone: '(213) 555-0141',
  count: 3,
};
const whit: AttorneySuggestion = {
  ...dana,
  attorneyName: 'Whit Ames',
  lawyerEmail: 'whit@ames.example',
  firmName: '',
  count: 1,
};

const searched = vi.fn<(searchTerm: string) => void>();

beforeEach(() => {
  searched.mockClear();
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
    mockOperation(getAttorneyData, ({ query }) => {
      searched(query.searchTerm);
      return [dana, whit];
    }),
  );
});

const open = () => renderScreen(<WizardScreen />, '/client/request?step=1').user;
const name = () => screen.getByRole('combobox', { name: /Attorney name/ });
const options = () => screen.findAllByRole('option', { name: /Whit/ });
const list = () => screen.queryByRole('listbox', { name: 'Known attorneys' });

describe('attorney suggestions', () => {
  it('load once after two characters and a pause', async () => {
    const user = open();
    await user.type(name(), 'w');
    await user.type(name(), 'hit');
    expect(await options()).toHaveLength(2);
    expect(searched).toHaveBeenCalledExactlyOnceWith('whit');
    expect(name()).toHaveAttribute('aria-expanded', 'true');
  });

  it('show name, firm, email and how often they were used', async () => {
    const user = open();
    await user.type(name(), 'whit');
    const [first, second] = await options();
    expect(first).toHaveTextContent('Dana Whitfield');
    expect(first).toHaveTextContent('Whitfield & Oyelaran LLP · dana@whitfield.example');
    expect(first).toHaveTextContent('Used 3 times');
    expect(second).not.toHaveTextContent('Used');
  });

  it('fill name, firm, email and phone by keyboard and close', async () => {
    const user = open();
    await user.type(screen.getByRole('combobox', { name: /Attorney email/ }), 'da');
    await options();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Attorney email')).toHaveValue('dana@whitfield.example');
    expect(screen.getByLabelText('Attorney phone')).toHaveValue('(213) 555-0141');
    expect(name()).toHaveValue('Dana Whitfield');
    expect(screen.getByLabelText(/Firm name/)).toHaveValue('Whitfield & Oyelaran LLP');
    expect(list()).not.toBeInTheDocument();
  });

  it('do not change fields without a known value', async () => {
    const user = open();
    await fill(user, screen.getByLabelText(/Firm name/), 'Ames LLP');
    await user.type(name(), 'whit');
    await user.click((await options())[1]!);
    expect(name()).toHaveValue('Whit Ames');
    expect(screen.getByLabelText(/Firm name/)).toHaveValue('Ames LLP');
  });

  it('close on Escape and on a click outside', async () => {
    const user = open();
    await user.type(name(), 'whit');
    await options();
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(name()).toHaveValue('whit');
    await user.keyboard('f');
    await options();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(list()).not.toBeInTheDocument();
  });

  it('show no error when loading fails', async () => {
    server.use(
      mockOperation(getAttorneyData, () => {
        searched('failed');
        throw new MockFailure('rate_limited', 'Slow down');
      }),
    );
    const user = open();
    await user.type(name(), 'whit');
    await waitFor(() => expect(searched).toHaveBeenCalledWith('failed'));
    expect(list()).not.toBeInTheDocument();
    expect(screen.queryByText('Slow down')).not.toBeInTheDocument();
  });

  it('ignore a late response for an earlier text', async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      mockOperation(getAttorneyData, async ({ query }) => {
        searched(query.searchTerm);
        if (query.searchTerm === 'whit') await late.promise;
        return query.searchTerm === 'whit' ? [dana] : [whit];
      }),
    );
    const user = open();
    await user.type(name(), 'whit');
    await waitFor(() => expect(searched).toHaveBeenCalledWith('whit'));
    await user.type(name(), ' a');
    expect(await options()).toHaveLength(1);
    late.resolve();
    expect((await options())[0]).toHaveTextContent('Whit Ames');
  });
});
