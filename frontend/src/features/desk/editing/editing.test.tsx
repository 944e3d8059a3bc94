import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';

type Body = BodyOf<typeof updateRequest>;

const CONFLICT = 'Someone else changed this';

/** Mocks edits with `reply`, which applies or refuses them. Returns the request bodies. */
function mockEdits(reply: (body: Body) => void | Promise<void>): Body[] {
  const requests: Body[] = [];
  server.use(
    mockOperation(updateRequest, async ({ body }) => {
      requests.push(body);
      await reply(body);
      return { requestId: body.requestId };
    }),
  );
  return requests;
}

function apply(stored: StaffRequestView) {
  return (body: Body) => {
    Object.assign(stored, body.updateType === 'checkbox' ? body.checkboxData : body.patientData);
  };
}

const edit = (card: string) => screen.getByRole('button', { name: `Edit ${card}` });
const patientCard = () => within(screen.getByRole('region', { name: 'Patient Information' }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('editing the patient', () => {
  it('focuses the first field, sends the changes with the previous values, and restores the focus', async () => {
    const { user, stored } = await showStaffRequest();
    const requests = mockEdits(apply(stored));
    await user.click(edit('Patient Information'));
    const name = screen.getByLabelText('Patient full name');
    expect(name).toHaveFocus();
    await user.clear(name);
    await fill(user, name, ' Mary Alvarez ');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests).toEqual([
      {
        requestId: stored._id,
        updateType: 'patientInfo',
        patientData: { patientName: 'Mary Alvarez' },
        seen: { patientName: 'Maria Alvarez' },
      },
    ]);
    expect(await patientCard().findByText('Mary Alvarez')).toBeVisible();
    expect(edit('Patient Information')).toHaveFocus();
  });

  it('accepts up to four digits of the Social Security number', async () => {
    const { user } = await showStaffRequest({ patientSsnLast4: '' });
    await user.click(edit('Patient Information'));
    const digits = screen.getByLabelText(/^SSN/);
    await fill(user, digits, '12a-345');
    expect(digits).toHaveValue('1234');
  });

  it('shows errors next to the fields and sends nothing', async () => {
    const { user } = await showStaffRequest();
    const requests = mockEdits(() => undefined);
    await user.click(edit('Patient Information'));
    await user.clear(screen.getByLabelText('Patient full name'));
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '' } });
    await user.clear(screen.getByLabelText(/^SSN/));
    await user.type(screen.getByLabelText(/^SSN/), '12');
    await user.click(save());
    expect(await screen.findByText('Patient name is required')).toBeVisible();
    expect(screen.getByText('Date of birth is required')).toBeVisible();
    expect(screen.getByText('Please enter exactly 4 digits')).toBeVisible();
    expect(screen.getByLabelText('Patient full name')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('closes without a call when nothing changed, and without a change on Cancel', async () => {
    const { user } = await showStaffRequest();
    const requests = mockEdits(() => undefined);
    await user.click(edit('Patient Information'));
    await user.click(save());
    await waitFor(() => expect(edit('Patient Information')).toHaveFocus());
    await user.click(edit('Patient Information'));
    await fill(user, screen.getByLabelText('Patient full name'), ' the second');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(patientCard().getByText('Maria Alvarez')).toBeVisible();
    expect(edit('Patient Information')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('keeps the typed values when saving fails and says why', async () => {
    const { user } = await showStaffRequest();
    mockEdits(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.click(edit('Patient Information'));
    await fill(user, screen.getByLabelText('Patient full name'), ' the second');
    await user.click(save());
    const text = 'Error updating request details: Something went wrong. Reference: test.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Maria Alvarez the second');
    expect(save()).toBeEnabled();
  });

  it('shows an error of the server next to its field', async () => {
    const { user } = await showStaffRequest();
    mockEdits(() => {
      throw new MockFailure('invalid_input', 'Not a name', { 'patientData.patientName': 'Not a name' });
    });
    await user.click(edit('Patient Information'));
    await user.type(screen.getByLabelText('Patient full name'), '!');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Patient full name')).toHaveAccessibleDescription('Not a name'),
    );
  });

  it('shows that it is saving until the response arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = await showStaffRequest();
    const requests = mockEdits(() => promise);
    await user.click(edit('Patient Information'));
    await user.type(screen.getByLabelText('Patient full name'), '!');
    await user.click(save());
    const working = await screen.findByRole('button', { name: 'Saving...' });
    await user.click(working);
    resolve();
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

describe('editing the request type', () => {
  it('is possible in one card at a time', async () => {
    const { user, stored } = await showStaffRequest();
    const requests = mockEdits(apply(stored));
    await user.click(edit('Request Information'));
    expect(screen.queryByRole('button', { name: 'Edit Patient Information' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Request type'), '2. Entire Chart');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ patientData: { requestType: 2 }, seen: { requestType: 7 } });
    expect(edit('Patient Information')).toBeVisible();
  });

  it('asks who must appear for a personal appearance', async () => {
    const { user, stored } = await showStaffRequest();
    const requests = mockEdits(apply(stored));
    await user.click(edit('Request Information'));
    await user.selectOptions(screen.getByLabelText('Request type'), '1. Personal Appearance');
    await user.click(save());
    const required = 'PA applies to field is required for Personal Appearance';
    expect(await screen.findByText(required)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('PA applies to'), 'Physician');
    await fill(user, screen.getByLabelText('Physician name'), 'Dr. Okafor');
    await user.click(save());
    expect(await screen.findByText('Dr. Okafor')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      patientData: { requestType: 1, paAppliesTo: 'Physician', physicianName: 'Dr. Okafor' },
    });
  });

  it.each(['Patient Information', 'Request Information'])(
    'changes and clears when and where a personal appearance is: %s',
    async (card) => {
      const { user, stored } = await showStaffRequest({
        requestType: 1,
        paAppliesTo: 'PMK',
        appearanceDate: '2099-05-04',
        appearancePlace: 'Department 5',
      });
      const requests = mockEdits(apply(stored));
      await user.click(edit(card));
      fireEvent.change(screen.getByLabelText(/^Date of the appearance/), { target: { value: '2099-06-08' } });
      fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '09:30' } });
      await user.clear(screen.getByLabelText(/^Place/));
      await user.click(save());
      expect(await screen.findByText('June 8, 2099, 9:30 AM')).toBeVisible();
      expect(requests).toMatchObject([
        {
          patientData: { appearanceDate: '2099-06-08', appearanceTime: '09:30', appearancePlace: '' },
          seen: { appearanceDate: '2099-05-04', appearanceTime: '', appearancePlace: 'Department 5' },
        },
      ]);
    },
  );

  it('of an appearance shows what someone else saved in the meantime', async () => {
    const { user, stored } = await showStaffRequest({ requestType: 1, paAppliesTo: 'PMK' });
    mockEdits(() => {
      Object.assign(stored, { appearanceDate: '2099-05-04', appearanceTime: '13:00' });
      const message = 'Someone else changed this';
      throw new MockFailure('conflict', message, { appearanceDate: message, appearanceTime: message });
    });
    await user.click(edit('Request Information'));
    fireEvent.change(screen.getByLabelText(/^Date of the appearance/), { target: { value: '2099-06-08' } });
    fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '09:30' } });
    await user.click(save());
    for (const text of ['June 8, 2099', 'May 4, 2099', '9:30 AM', '1:00 PM'])
      expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('editing the contacts', () => {
  it('confirms the change', async () => {
    const { user, stored } = await showStaffRequest();
    const requests = mockEdits(apply(stored));
    await user.click(edit('Contact Information'));
    expect(screen.getByLabelText('Copy service name')).toHaveFocus();
    await user.clear(screen.getByLabelText(/Attorney phone/));
    await user.click(save());
    expect(await screen.findByText('Contact information updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ updateType: 'contactInfo', patientData: { lawyerPhone: '' } });
  });

  it('says why it failed', async () => {
    const { user } = await showStaffRequest();
    mockEdits(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.click(edit('Contact Information'));
    await fill(user, screen.getByLabelText(/Firm name/), ' & Sons');
    await user.click(save());
    const text = 'Error updating contact information: Something went wrong. Reference: test.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('rejects an empty email address', async () => {
    const { user } = await showStaffRequest({ contactEmail: 'clerk@firm.example' });
    await user.click(edit('Contact Information'));
    await user.clear(screen.getByLabelText('Copy service email'));
    await user.click(save());
    expect(await screen.findByText('Copy service email is required')).toBeVisible();
  });
});

describe('two people who edit the same field', () => {
  async function provokeConflict() {
    const shown = await showStaffRequest();
    const { user, stored } = shown;
    const requests = mockEdits((body) => {
      const { seen = {}, patientData = {} } = body.updateType === 'checkbox' ? {} : body;
      if ('patientName' in patientData && seen['patientName'] !== stored.patientName) {
        throw new MockFailure('conflict', CONFLICT, { patientName: CONFLICT });
      }
      apply(stored)(body);
    });
    await user.click(edit('Patient Information'));
    const name = screen.getByLabelText('Patient full name');
    await user.clear(name);
    await user.type(name, 'Mine');
    const digits = screen.getByLabelText(/^SSN/);
    await user.clear(digits);
    await user.type(digits, '9876');
    stored.patientName = 'Theirs';
    await user.click(save());
    const notice = await screen.findByRole('group', { name: CONFLICT });
    return { ...shown, requests, notice };
  }

  it('see both values and keep what they typed', async () => {
    const { notice } = await provokeConflict();
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('Your version').nextSibling).toHaveTextContent('Mine');
    expect(within(notice).getByText('Saved version').nextSibling).toHaveTextContent('Theirs');
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Mine');
    expect(screen.getByLabelText(/^SSN/)).toHaveValue('9876');
  });

  it('can keep their own value', async () => {
    const { user, requests, notice, stored } = await provokeConflict();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Patient full name' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByLabelText('Patient full name')).toHaveFocus();
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[1]).toMatchObject({ seen: { patientName: 'Theirs', patientSsnLast4: '4821' } });
    expect(stored).toMatchObject({ patientName: 'Mine', patientSsnLast4: '9876' });
  });

  it('can use the saved value and save their other changes', async () => {
    const { user, requests, notice, stored } = await provokeConflict();
    await user.click(within(notice).getByRole('button', { name: 'Use saved version: Patient full name' }));
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Theirs');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[1]).toMatchObject({ patientData: { patientSsnLast4: '9876' } });
    expect(stored).toMatchObject({ patientName: 'Theirs', patientSsnLast4: '9876' });
  });

  it('see the conflict again when they save without a choice', async () => {
    const { user } = await provokeConflict();
    await user.click(save());
    expect(await screen.findByRole('group', { name: CONFLICT })).toBeVisible();
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Mine');
  });

  it('can save changes of different fields', async () => {
    const { user, stored } = await showStaffRequest();
    const requests = mockEdits(apply(stored));
    await user.click(edit('Patient Information'));
    stored.patientName = 'Theirs';
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1981-02-03' } });
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ patientData: { patientDob: '1981-02-03' } });
    expect(await patientCard().findByText('Theirs')).toBeVisible();
  });
});

describe('quick actions', () => {
  it.each([
    ['Subpoena approved', { subpoenaApproved: true }, 'Subpoena approval status updated'],
    ['Records saved', { recordsSaved: true }, 'Records saved status updated'],
  ])('%s is saved on change', async (label, checkboxData, text) => {
    const { user, stored } = await showStaffRequest({}, [], 'overview');
    const requests = mockEdits(apply(stored));
    await user.click(screen.getByRole('checkbox', { name: label }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toEqual([{ requestId: stored._id, updateType: 'checkbox', checkboxData }]);
    expect(screen.getByRole('checkbox', { name: label })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: label })).toHaveFocus();
  });

  it.each([
    ['Subpoena approved', 'Failed to update subpoena approval status'],
    ['Records saved', 'Failed to update records saved status'],
  ])('%s reverts when saving fails', async (label, text) => {
    const { user } = await showStaffRequest({}, [], 'overview');
    mockEdits(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.click(screen.getByRole('checkbox', { name: label }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: label })).not.toBeChecked();
  });
});
