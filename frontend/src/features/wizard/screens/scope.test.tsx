import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { WizardScreen } from './WizardScreen.tsx';
// Preloads the lazy steps and rules.
import '../../requests/scope/enteredScopeProblems.ts';
import '../steps/RequestDetailsStep.tsx';
import '../steps/ReviewRequestStep.tsx';

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
  );
});

const values = (changed: object = {}) => ({ ...aDraft().values, ...changed });

async function openStep3(changed: object = {}) {
  draftStore.save(aDraft({ values: values(changed) }));
  const rendered = renderScreen(<WizardScreen />, '/client/request?step=3');
  await screen.findByRole('region', { name: 'Scope of records' });
  return rendered;
}

const scope = () => within(screen.getByRole('region', { name: 'Scope of records' }));
const range = (number: number) => within(scope().getByRole('group', { name: `Date range ${number}` }));
const enterDay = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });
/** The title of a part of the section that can be collapsed. */
const part = (name: RegExp) => scope().getByRole('button', { name });
const sensitive = /^Sensitive records/;
const next = () => screen.getByRole('button', { name: 'Next' });

describe('the scope of records in step 3', () => {
  it('is optional and has nothing chosen', async () => {
    const { user } = await openStep3();
    expect(scope().getByRole('radio', { name: 'Not stated' })).toBeChecked();
    for (const title of [/^Include/, sensitive, /^Case references/]) {
      expect(part(title)).toHaveAttribute('aria-expanded', 'false');
      await user.click(part(title));
    }
    for (const checkbox of scope().getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Review Your Request' })).toBeInTheDocument();
    const review = within(screen.getByRole('region', { name: 'Scope of records' }));
    expect(review.getByText('Not stated')).toBeInTheDocument();
  });

  it('takes date ranges, moves the focus to a new one, and shows them merged in the review', async () => {
    const { user } = await openStep3();
    await user.click(scope().getByRole('radio', { name: 'Date ranges' }));
    enterDay(range(1).getByLabelText('From'), '2021-01-01');
    enterDay(range(1).getByLabelText('To'), '2021-02-01');
    await user.click(scope().getByRole('button', { name: 'Add date range' }));
    expect(range(2).getByLabelText('From')).toHaveFocus();
    enterDay(range(2).getByLabelText('From'), '2020-06-01');
    enterDay(range(2).getByLabelText('To'), '2020-12-31');
    await user.click(next());
    expect(await screen.findByText('Jun 1, 2020 to Feb 1, 2021')).toBeInTheDocument();
    expect(draftStore.read()?.values.scope).toMatchObject({
      dates: 'ranges',
      ranges: [
        { from: '2021-01-01', to: '2021-02-01' },
        { from: '2020-06-01', to: '2020-12-31' },
      ],
    });
  });

  it('lists problems in the summary, with links to their fields', async () => {
    const { user } = await openStep3();
    await user.click(scope().getByRole('radio', { name: 'Date ranges' }));
    enterDay(range(1).getByLabelText('From'), '1970-01-01');
    await user.click(part(sensitive));
    await user.click(scope().getByRole('checkbox', { name: 'HIV test results' }));
    await user.click(next());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dates of service can’t be before the date of birth',
      'Enter the last day',
      'Choose the authorization for these records, or clear the checkbox',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Enter the last day' }));
    expect(range(1).getByLabelText('To')).toHaveFocus();
    expect(range(1).getByLabelText('To')).toHaveAccessibleDescription('Enter the last day');
    await user.click(scope().getByRole('button', { name: 'Remove date range 1' }));
    expect(scope().getByRole('button', { name: 'Add date range' })).toHaveFocus();
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Add at least one date range' })).toBeInTheDocument();
  });

  it('asks for a separate authorization of psychotherapy notes', async () => {
    const { user } = await openStep3();
    await user.click(part(sensitive));
    await user.click(scope().getByRole('checkbox', { name: 'Psychotherapy notes' }));
    await user.click(scope().getByRole('checkbox', { name: 'HIV test results' }));
    const psychotherapy = scope().getByLabelText('Authorization for: Psychotherapy notes');
    await user.selectOptions(psychotherapy, 'loa.pdf');
    await user.selectOptions(scope().getByLabelText('Authorization for: HIV test results'), 'loa.pdf');
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload a separate one.');
    await user.selectOptions(psychotherapy, 'It is included in the subpoena packet');
    await user.click(next());
    expect(
      await screen.findByText('Psychotherapy notes (authorization in the subpoena packet)'),
    ).toBeInTheDocument();
    expect(screen.getByText('HIV test results (loa.pdf)')).toBeInTheDocument();
  });

  it('says what is filled in a collapsed part, and keeps it', async () => {
    const { user } = await openStep3();
    await user.click(part(/^Case references$/));
    await user.type(scope().getByLabelText(/Claim number/), 'CL-1');
    await user.type(scope().getByLabelText(/Court/), ' ');
    await user.click(part(/^Case references · 1 filled$/));
    await waitFor(() => expect(scope().queryByLabelText(/Claim number/)).not.toBeInTheDocument());
    await user.click(part(sensitive));
    await user.click(scope().getByRole('checkbox', { name: 'HIV test results' }));
    await user.selectOptions(scope().getByLabelText('Authorization for: HIV test results'), 'loa.pdf');
    expect(part(/^Sensitive records · 1 selected$/)).toBeInTheDocument();
    await user.click(next());
    expect(await screen.findByText('CL-1')).toBeInTheDocument();
  });

  it('opens a collapsed part with a problem, and keeps it open until the problem is fixed', async () => {
    const { user } = await openStep3();
    await user.click(part(sensitive));
    await user.click(scope().getByRole('checkbox', { name: 'HIV test results' }));
    await user.click(part(sensitive));
    await waitFor(() => expect(scope().queryByRole('checkbox', { name: /HIV/ })).not.toBeInTheDocument());
    await user.click(next());
    const problem = await screen.findByRole('link', { name: /^Choose the authorization for these records/ });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(part(sensitive));
    await user.click(problem);
    const authorization = scope().getByLabelText('Authorization for: HIV test results');
    expect(authorization).toHaveFocus();
    await user.selectOptions(authorization, 'loa.pdf');
    await user.click(part(sensitive));
    await waitFor(() => expect(part(sensitive)).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is kept over a reload and leaves out ranges that were hidden again', async () => {
    const kept = { dates: 'all', ranges: [{ from: '', to: '' }], include: 'Billing', rush: true };
    const { user } = await openStep3({ scope: kept });
    expect(scope().getByRole('radio', { name: 'All dates' })).toBeChecked();
    expect(scope().getByLabelText(/Include/)).toHaveValue('Billing');
    expect(scope().getByRole('checkbox', { name: 'Rush' })).toBeChecked();
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Your Request' })).toBeInTheDocument();
    // The choice of step 3 has the same text.
    expect(await screen.findByText('All dates')).toBeInTheDocument();
  });

  it('brings a changed step back from the review if it has a problem', async () => {
    draftStore.save(aDraft({ values: values({ scope: { dates: 'ranges', ranges: [] } }) }));
    const { user } = renderScreen(<WizardScreen />, '/client/request?step=4');
    await screen.findByRole('heading', { name: 'Review Your Request' });
    await user.click(next());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Add at least one date range'));
  });
});
