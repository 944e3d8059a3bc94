import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { aDraft, someValues } from '../../../testing/aDraft.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { ReviewRequestStep } from '../steps/ReviewRequestStep.tsx';
import { WizardScreen } from './WizardScreen.tsx';

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => [{ _id: 'f1', name: 'Lakeview Hospital' }]),
    mockOperation(listCopyServices, () => someCopyServices),
  );
});

const open = (step: number) => renderScreen(<WizardScreen />, `/client/request?step=${step}`);
const field = (name: string | RegExp) => screen.getByLabelText(name);
const next = () => screen.getByRole('button', { name: 'Next' });

it.each([1, 2, 3])('step %i focuses the error summary after each failed attempt', async (step) => {
  const incomplete = { ...aDraft().values, orderId: '', patientName: '', loaFiles: [] };
  draftStore.save(aDraft({ values: incomplete }));
  const { user } = open(step);
  await user.click(next());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(next());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

describe('step 1', () => {
  it('lists problems in a focused summary with links to the fields', async () => {
    const { user } = open(1);
    await user.click(next());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Attorney email is required' }));
    expect(field('Attorney email')).toHaveFocus();
    expect(field('Attorney email')).toHaveAccessibleDescription('Attorney email is required');
  });

  it('marks required fields visually and for screen readers', () => {
    open(1);
    expect(screen.getByText('Fields marked with * are required.')).toBeInTheDocument();
    expect(field('Attorney phone')).toBeRequired();
    expect(field(/Firm name/)).not.toBeRequired();
  });

  it('clears the error of an edited field', async () => {
    const { user } = open(1);
    await user.click(next());
    await screen.findByRole('alert');
    await user.type(field('Attorney email'), 'd');
    expect(screen.queryByText('Attorney email is required')).not.toBeInTheDocument();
  });

  it('shows locations for a listed copy service and a name field for Other', async () => {
    const { user } = open(1);
    await screen.findByRole('option', { name: 'Meridian Copy Service' });
    await user.selectOptions(field('Copy service'), 'Meridian Copy Service');
    await user.selectOptions(field('Location'), 'Chicago');
    expect(screen.getByText(/233 South Wacker Drive/)).toBeInTheDocument();
    expect(field('Copy service email')).toHaveValue('chicago@meridiancopy.example');
    await user.selectOptions(field('Copy service'), 'Other Copy Service');
    expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
    expect(field('Copy service name')).toHaveValue('');
    expect(field('Copy service email')).toHaveValue('');
    expect(field('Copy service phone')).toHaveValue('');
    await screen.findByRole('option', { name: 'Meridian Copy Service' });
    await user.selectOptions(field('Copy service'), 'Meridian Copy Service');
    expect(field('Location')).toHaveValue('');
  });

  it('clears a contact that the location filled in before a reload', async () => {
    const { user, unmount } = open(1);
    await screen.findByRole('option', { name: 'Meridian Copy Service' });
    await user.selectOptions(field('Copy service'), 'Meridian Copy Service');
    await user.selectOptions(field('Location'), 'Chicago');
    unmount();
    const again = open(1).user;
    await screen.findByRole('option', { name: 'Chicago' });
    expect(field('Copy service email')).toHaveValue('chicago@meridiancopy.example');
    await again.selectOptions(field('Copy service'), 'Other Copy Service');
    expect(field('Copy service email')).toHaveValue('');
    expect(field('Copy service phone')).toHaveValue('');
  });

  it('clears a contact that the location filled in when editing from the review', async () => {
    draftStore.save(aDraft({ furthestStep: 4 }));
    const { user } = open(4);
    await user.click(await screen.findByRole('button', { name: 'Edit Who’s Submitting' }));
    await screen.findByRole('option', { name: 'Chicago' });
    await user.selectOptions(field('Location'), 'Boston');
    expect(field('Copy service email')).toHaveValue('boston@meridiancopy.example');
    await user.selectOptions(field('Copy service'), 'Other Copy Service');
    expect(field('Copy service email')).toHaveValue('');
  });

  it('keeps a typed email and offers email and phone of the location together', async () => {
    const { user } = open(1);
    await screen.findByRole('option', { name: 'Meridian Copy Service' });
    await fill(user, field('Copy service email'), 'me@firm.example');
    await user.selectOptions(field('Copy service'), 'Meridian Copy Service');
    await user.selectOptions(field('Location'), 'Chicago');
    expect(field('Copy service email')).toHaveValue('me@firm.example');
    expect(field('Copy service phone')).toHaveValue('');
    const use = screen.getByRole('button', { name: 'Use the location’s email and phone' });
    await user.click(use);
    expect(field('Copy service email')).toHaveValue('chicago@meridiancopy.example');
    expect(field('Copy service phone')).toHaveValue('(312) 555-0104');
    expect(use).not.toBeInTheDocument();
  });

  it('offers facilities to keyboard users', async () => {
    const { user } = open(1);
    const facility = screen.getByRole('combobox', { name: /Facility name/ });
    await user.click(facility);
    await screen.findByRole('option', { name: 'Lakeview Hospital' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(facility).toHaveValue('Lakeview Hospital');
    expect(facility).toHaveAttribute('aria-expanded', 'false');
  });

  it('accepts a copy service by name when the list cannot be loaded, and retries on request', async () => {
    server.use(failOperation(listCopyServices, 'unexpected', 'Something broke.'));
    const { user } = open(1);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load the copy services');
    await user.selectOptions(field('Copy service'), 'Other Copy Service');
    expect(field('Copy service name')).toBeVisible();
    server.use(mockOperation(listCopyServices, () => someCopyServices));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Meridian Copy Service' })).toBeInTheDocument();
  });

  it('keeps the notice during a retry and accepts a name', async () => {
    let requests = 0;
    let respond = () => {};
    server.use(
      mockOperation(listCopyServices, async () => {
        requests += 1;
        if (requests > 1) await new Promise<void>((resolve) => (respond = resolve));
        throw new MockFailure('unexpected', 'Something broke.');
      }),
    );
    draftStore.save(aDraft());
    const { user } = open(1);
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('option', { name: 'Your earlier choice' })).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests).toBe(2));
    expect(alert).toHaveTextContent('Failed to load the copy services');
    expect(screen.queryByRole('option', { name: 'Loading...' })).not.toBeInTheDocument();
    respond();
    await user.selectOptions(field('Copy service'), 'Other Copy Service');
    await fill(user, field('Copy service name'), 'Swift Copies');
    await fill(user, field('Copy service email'), 'desk@swift.example');
    await fill(user, field('Copy service phone'), '3125550199');
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient Details' })).toBeVisible();
  });

  it('says that the selected location is no longer offered and keeps the other values', async () => {
    const [meridian] = someCopyServices;
    const locations = meridian!.locations.filter(({ id }) => id !== 'chicago');
    server.use(mockOperation(listCopyServices, () => [{ ...meridian!, locations }]));
    draftStore.save(aDraft());
    const { user } = open(1);
    expect(await screen.findByRole('option', { name: 'No longer offered' })).toBeInTheDocument();
    await user.click(next());
    expect(
      (await screen.findAllByText('This location is no longer offered. Please choose another one.')).length,
    ).toBeGreaterThan(0);
    expect(field('Client Order Number')).toHaveValue('A-1177');
    await user.selectOptions(field('Location'), 'Boston');
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient Details' })).toBeVisible();
  });

  it('accepts any facility when the list cannot be loaded', async () => {
    server.use(failOperation(listFacilities, 'unexpected', 'Failed to fetch facilities'));
    const { user } = open(1);
    await screen.findByText('Error loading options. You can still enter a custom value.');
    const facility = screen.getByRole('combobox', { name: /Facility name/ });
    await fill(user, facility, 'My Clinic');
    expect(facility).toHaveValue('My Clinic');
  });

  it('keeps typed values across a reload', async () => {
    const { user, unmount } = open(1);
    await user.type(field('Client Order Number'), 'B-77');
    unmount();
    open(1);
    expect(field('Client Order Number')).toHaveValue('B-77');
  });
});

describe('step 2', () => {
  beforeEach(() => draftStore.save(aDraft({ furthestStep: 2 })));

  it('accepts up to four digits of the Social Security number', async () => {
    const { user } = open(2);
    const digits = field(/Social Security number/);
    await user.clear(digits);
    await user.type(digits, '1a2-3456');
    expect(digits).toHaveValue('1234');
  });

  it('validates the date of birth during typing', async () => {
    const { user } = open(2);
    await user.clear(field('Date of birth'));
    await fill(user, field('Date of birth'), '2999-01-01');
    expect(screen.getByText('Date of birth cannot be in the future')).toBeInTheDocument();
    await user.clear(field('Date of birth'));
    await fill(user, field('Date of birth'), '1850-01-01');
    expect(screen.getByText('Please enter a valid date of birth')).toBeInTheDocument();
  });

  it('continues to the request details', async () => {
    const { user } = open(2);
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Request Details' })).toHaveFocus();
    expect(document.title).toBe('Request Details · Records Portal');
  });
});

describe('step 3', () => {
  beforeEach(() => draftStore.save(aDraft({ furthestStep: 3 })));

  it('asks for the physician only when a physician must appear', async () => {
    const { user } = open(3);
    await user.click(await screen.findByRole('radio', { name: 'Personal Appearance' }));
    await user.click(screen.getByRole('radio', { name: 'PMK (Person Most Knowledgeable)' }));
    expect(screen.queryByLabelText('Physician name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Physician' }));
    expect(field('Physician name')).toBeInTheDocument();
  });

  it('takes the authority for release, with an error beside its date, and keeps it', async () => {
    const { user } = open(3);
    await user.selectOptions(await screen.findByLabelText(/^Kind of authority/), 'Subpoena');
    expect(screen.queryByLabelText(/^Signed on/)).not.toBeInTheDocument();
    const servedOn = screen.getByLabelText(/^Served on/);
    fireEvent.change(servedOn, { target: { value: '2999-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const message = 'The date must not be in the future';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(servedOn).toHaveAccessibleDescription(message);
    fireEvent.change(servedOn, { target: { value: '2026-03-02' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Served on: Mar 2, 2026')).toBeInTheDocument();
    expect(draftStore.read()?.values.authority).toMatchObject({ kind: 'subpoena', servedOn: '2026-03-02' });
  });

  it('shows a refused file with the reason', async () => {
    const { user } = open(3);
    const input = await screen.findByLabelText('Choose files: Supporting Documents');
    await user.upload(input, new File([''], 'empty.pdf'));
    expect(
      await screen.findByText('File empty.pdf is empty. Please choose another file.', {
        ignore: '[aria-live]',
      }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
    expect(screen.queryByText('empty.pdf')).not.toBeInTheDocument();
    expect(input).toHaveFocus();
  });

  it('keeps refused files listed with the reason after a reload, until they are removed', async () => {
    const reason = { ignore: '[aria-live]' };
    draftStore.save(aDraft({ furthestStep: 3 }));
    const first = open(3);
    const input = await screen.findByLabelText('Choose files: Supporting Documents');
    await first.user.upload(input, [new File([''], 'empty.pdf'), new File(['MZ'], 'program.pdf')]);
    expect(await screen.findByText(/^The content of file program\.pdf/, reason)).toBeInTheDocument();
    expect(screen.getByText('File empty.pdf is empty. Please choose another file.', reason)).toBeVisible();
    first.unmount();
    const second = open(3);
    expect(await screen.findByText(/^The content of file program\.pdf/, reason)).toBeInTheDocument();
    expect(screen.getByText('File empty.pdf is empty. Please choose another file.', reason)).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Remove program.pdf' }));
    expect(screen.getByRole('button', { name: 'Remove empty.pdf' })).toHaveFocus();
    second.unmount();
    open(3);
    expect(await screen.findByText('empty.pdf')).toBeInTheDocument();
    expect(screen.queryByText('program.pdf')).not.toBeInTheDocument();
  });
});

describe('step 4', () => {
  it('shows the request with a link to edit each part', async () => {
    const values = { ...aDraft().values, requestType: '1', paAppliesTo: 'PMK' };
    draftStore.save(aDraft({ values, furthestStep: 4 }));
    const { user } = open(4);
    expect(await screen.findByText('PMK (Person Most Knowledgeable)')).toBeInTheDocument();
    expect(await screen.findByText('Meridian Copy Service - Chicago')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Patient Details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient Details' })).toBeInTheDocument();
  });

  it.each([
    [
      'the uploaded files',
      { loaIncluded: false },
      ['loa.pdf (Less than 0.01 MB)'],
      ['A separate upload is required'],
    ],
    [
      'the packet and the files',
      { loaIncluded: true },
      ['The documents are in the subpoena packet', 'loa.pdf (Less than 0.01 MB)'],
      ['A separate upload is required'],
    ],
    [
      'that it is missing',
      { loaIncluded: false, loaFiles: [] },
      ['A separate upload is required', 'No LOA/Proof of Service uploaded - Required!'],
      ['loa.pdf (Less than 0.01 MB)'],
    ],
  ])('shows %s as the authorization', (_, changes, shown, hidden) => {
    const { loaFiles, loaIncluded } = someValues(changes);
    renderScreen(
      <ReviewRequestStep
        draftId={aDraft().draftId}
        values={someValues({ loaFiles, loaIncluded })}
        ssnLost={false}
        onEdit={() => {}}
      />,
    );
    for (const text of shown) expect(screen.getByText(text)).toBeInTheDocument();
    for (const text of hidden) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('says that Social Security digits were lost in a reload', async () => {
    draftStore.save(aDraft({ ssnEntered: true }));
    open(5);
    expect(await screen.findByText('Social Security digits were not kept')).toBeInTheDocument();
  });
});

it('shows a notice when the draft is older than a week', async () => {
  draftStore.save(aDraft({ savedAt: new Date(Date.now() - 9 * 24 * 3_600_000).toISOString() }));
  open(5);
  expect(await screen.findByText(/You last worked on this request on/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Review Your Request' })).toBeInTheDocument();
});

it('does not open a step that cannot be reached yet', () => {
  open(4);
  expect(screen.getByRole('heading', { level: 1, name: 'Who’s Submitting' })).toBeInTheDocument();
});
