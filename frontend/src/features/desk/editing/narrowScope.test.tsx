import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import type { StaffScopeVersion } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';
// Preloads the lazy dialogs.
import '../../requests/scope/NarrowScopeDialog.tsx';
import '../../files/release/UploadDialog.tsx';

const submitted: StaffScopeVersion = {
  version: 1,
  at: '2026-11-02T15:00:00.000Z',
  scope: {
    dates: 'all',
    ranges: [],
    exclude: 'Billing',
    sensitive: { hiv: 'subpoena_packet' },
    certified: true,
    caseNumber: 'BC-77',
  },
  byName: '',
};
const narrowed: StaffScopeVersion = {
  version: 2,
  at: '2026-11-05T15:00:00.000Z',
  scope: { ...submitted.scope, dates: 'ranges', ranges: [{ from: '2020-01-01', to: '2020-12-31' }] },
  narrowing: { reason: 'Fewer pages', consent: { method: 'phone', givenOn: '2026-11-04' } },
  byName: 'Sam Clerk',
};

const card = () => within(screen.getByRole('region', { name: 'Scope of records' }));
const enterDay = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });

it.each([
  ['of substance use records says that its notice is released', 'substanceUse', 1],
  ['of other records does not', 'hiv', 0],
])('a release %s', async (_, category, count) => {
  const scope = { ...submitted.scope, sensitive: { [category]: 'subpoena_packet' } };
  const { user } = await showStaffRequest({ scope: [{ ...submitted, scope }] });
  await user.click(screen.getByRole('button', { name: /^Upload Documents/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Documents' }));
  expect(dialog.queryAllByText(/The notice of 42 CFR 2\.32 is released with the documents/)).toHaveLength(
    count,
  );
});

describe('the scope of records', () => {
  it('is not shown for a request without one', async () => {
    await showStaffRequest();
    expect(screen.queryByRole('region', { name: 'Scope of records' })).not.toBeInTheDocument();
  });

  it('shows what was stated, and the earlier version on demand', async () => {
    const { user } = await showStaffRequest({ scope: [submitted, narrowed] });
    expect(card().getByText('Jan 1, 2020 to Dec 31, 2020')).toBeInTheDocument();
    expect(card().getByText('HIV test results (authorization in the subpoena packet)')).toBeInTheDocument();
    expect(card().getByText('BC-77')).toBeInTheDocument();
    expect(card().queryByText('Rush')).not.toBeInTheDocument();
    expect(
      card().getByText(/by Sam Clerk. The client’s consent: Nov 4, 2026 \(Phone\). Reason: Fewer pages/),
    ).toBeInTheDocument();
    await user.click(card().getByRole('button', { name: 'Show earlier versions' }));
    const earlier = within(card().getByRole('list', { name: 'Earlier versions of the scope' }));
    expect(earlier.getByText('All dates')).toBeInTheDocument();
  });

  it('cannot be narrowed in a closed request', async () => {
    await showStaffRequest({ scope: [submitted], status: 'completed' });
    expect(card().queryByRole('button', { name: 'Narrow scope' })).not.toBeInTheDocument();
  });
});

describe('narrowing the scope', () => {
  async function openDialog(versions = [submitted]) {
    const rendered = await showStaffRequest({ scope: versions });
    await rendered.user.click(card().getByRole('button', { name: 'Narrow scope' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Narrow scope' })) };
  }

  it('sends the whole narrower scope, the consent, the reason and the version that was seen', async () => {
    const sent = recordBodies(narrowScope, ({ body }) => ({ requestId: body.requestId, version: 2 }));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Date ranges' }));
    enterDay(dialog.getByLabelText('From'), '2020-01-01');
    enterDay(dialog.getByLabelText('To'), '2020-12-31');
    await user.click(dialog.getByRole('checkbox', { name: 'HIV test results' }));
    expect(dialog.getByText('Billing')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Also exclude/), 'Pharmacy');
    await user.selectOptions(dialog.getByLabelText('How the client agreed'), 'Email');
    enterDay(dialog.getByLabelText('When the client agreed'), '2026-11-01');
    await user.type(dialog.getByLabelText('Reason'), 'Agreed');
    await user.click(dialog.getByRole('button', { name: 'Narrow scope' }));
    expect(await screen.findByText('Scope narrowed')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        requestId: 'req_00000000000000000001',
        seenVersion: 1,
        scope: {
          dates: 'ranges',
          ranges: [{ from: '2020-01-01', to: '2020-12-31' }],
          exclude: 'Billing\nPharmacy',
          certified: true,
          caseNumber: 'BC-77',
        },
        consent: { method: 'email', givenOn: '2026-11-01' },
        reason: 'Agreed',
      },
    ]);
  });

  it('names missing consent and wider parts beside their fields', async () => {
    const { user, dialog } = await openDialog([submitted, narrowed]);
    enterDay(dialog.getByLabelText('To'), '2021-01-31');
    await user.click(dialog.getByRole('button', { name: 'Narrow scope' }));
    expect(await dialog.findByText('Choose how the client agreed')).toBeInTheDocument();
    expect(dialog.getByText('Please enter a reason')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('How the client agreed'), 'Email');
    enterDay(dialog.getByLabelText('When the client agreed'), '2026-11-01');
    await user.type(dialog.getByLabelText('Reason'), 'Agreed');
    await user.click(dialog.getByRole('button', { name: 'Narrow scope' }));
    expect(await dialog.findByText('The dates must be within the current dates')).toBeInTheDocument();
  });

  it('keeps the input until it is sent, and offers it when the page opens again', async () => {
    const first = await openDialog();
    await first.user.type(first.dialog.getByLabelText('Reason'), 'Fewer pages');
    first.unmount();
    const { user } = await showStaffRequest({ scope: [submitted] }, [], 'overview');
    await user.click(screen.getByRole('button', { name: 'Continue: Narrow scope' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Narrow scope' }));
    expect(dialog.getByLabelText('Reason')).toHaveValue('Fewer pages');
    await user.click(dialog.getByRole('button', { name: 'Start over' }));
    expect(dialog.getByLabelText('Reason')).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('scope:'))).toEqual([]);
  });

  it('says that someone else was first where the clerk sees it, and keeps the input', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    server.use(
      failOperation(
        narrowScope,
        'conflict',
        'Someone else narrowed the scope. Close this form and open it again to see the new one.',
      ),
    );
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: 'HIV test results' }));
    await user.selectOptions(dialog.getByLabelText('How the client agreed'), 'Phone');
    enterDay(dialog.getByLabelText('When the client agreed'), '2026-11-01');
    await user.type(dialog.getByLabelText('Reason'), 'Agreed');
    await user.click(dialog.getByRole('button', { name: 'Narrow scope' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'Someone else narrowed the scope. Close this form and open it again to see the new one.',
      ),
    );
    const scrolled = scroll.mock.contexts.map((element) => (element as Element).textContent);
    expect(scrolled).toContainEqual(expect.stringContaining('Someone else narrowed the scope'));
    scroll.mockRestore();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Agreed');
  });
});
