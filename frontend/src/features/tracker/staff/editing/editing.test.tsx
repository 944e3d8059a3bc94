import type { BodyOf } from '@portal/contract/endpoint.ts';
import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../../testing/mockOperation.ts';
import { server } from '../../../../testing/server.ts';
import { showStaffRequest } from '../testing/showStaffRequest.tsx';

type Body = BodyOf<typeof updateRequest>;

const OVERTAKEN = 'Someone else changed this';

/** Notes each edit; `reply` makes the change on record or refuses it. */
function answerEdits(reply: (body: Body) => void | Promise<void>): Body[] {
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

function apply(onRecord: StaffRequestView) {
  return (body: Body) => {
    Object.assign(onRecord, body.updateType === 'checkbox' ? body.checkboxData : body.patientData);
  };
}

const edit = (card: string) => screen.getByRole('button', { name: `Edit ${card}` });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('editing the patient', () => {
  it('begins at the first field, sends what was changed with what was there, and gives the focus back', async () => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(edit('Patient Information'));
    const name = screen.getByLabelText('Patient full name');
    expect(name).toHaveFocus();
    await user.clear(name);
    await fill(user, name, ' Mary Alvarez ');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests).toEqual([
      {
        requestId: onRecord._id,
        updateType: 'patientInfo',
        patientData: { patientName: 'Mary Alvarez' },
        seen: { patientName: 'Maria Alvarez' },
      },
    ]);
    expect(await screen.findByText('Mary Alvarez')).toBeVisible();
    expect(edit('Patient Information')).toHaveFocus();
  });

  it('takes digits alone for the Social Security number, four at most', async () => {
    const { user } = await showStaffRequest({ patientSsnLast4: '' });
    await user.click(edit('Patient Information'));
    const digits = screen.getByLabelText(/^SSN/);
    await fill(user, digits, '12a-345');
    expect(digits).toHaveValue('1234');
  });

  it('names what is wrong beside its field and sends nothing', async () => {
    const { user } = await showStaffRequest();
    const requests = answerEdits(() => undefined);
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

  it('is left without a call when nothing was changed, and without a change by Cancel', async () => {
    const { user } = await showStaffRequest();
    const requests = answerEdits(() => undefined);
    await user.click(edit('Patient Information'));
    await user.click(save());
    await waitFor(() => expect(edit('Patient Information')).toHaveFocus());
    await user.click(edit('Patient Information'));
    await fill(user, screen.getByLabelText('Patient full name'), ' the second');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Maria Alvarez')).toBeVisible();
    expect(edit('Patient Information')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('keeps what was typed when saving fails, and says why', async () => {
    const { user } = await showStaffRequest();
    answerEdits(() => {
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

  it('shows a message of the server beside its field', async () => {
    const { user } = await showStaffRequest();
    answerEdits(() => {
      throw new MockFailure('invalid_input', 'Not a name', { 'patientData.patientName': 'Not a name' });
    });
    await user.click(edit('Patient Information'));
    await user.type(screen.getByLabelText('Patient full name'), '!');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Patient full name')).toHaveAccessibleDescription('Not a name'),
    );
  });

  it('is at work until the answer is there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = await showStaffRequest();
    const requests = answerEdits(() => promise);
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

describe('editing the kind of request', () => {
  it('is offered in one card at a time', async () => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(edit('Request Information'));
    expect(screen.queryByRole('button', { name: 'Edit Patient Information' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Request Type'), '2. Entire Chart');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ patientData: { requestType: 2 }, seen: { requestType: 7 } });
    expect(edit('Patient Information')).toBeVisible();
  });

  it('asks whom a personal appearance summons', async () => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(edit('Request Information'));
    await user.selectOptions(screen.getByLabelText('Request Type'), '1. Personal Appearance');
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
});

describe('editing the contacts', () => {
  it('says how it ended', async () => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(edit('Contact Information'));
    expect(screen.getByLabelText('Copy service name')).toHaveFocus();
    await user.clear(screen.getByLabelText(/Attorney phone/));
    await user.click(save());
    expect(await screen.findByText('Contact information updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ updateType: 'contactInfo', patientData: { lawyerPhone: '' } });
  });

  it('says why it failed', async () => {
    const { user } = await showStaffRequest();
    answerEdits(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.click(edit('Contact Information'));
    await fill(user, screen.getByLabelText(/Firm name/), ' & Sons');
    await user.click(save());
    const text = 'Error updating contact information: Something went wrong. Reference: test.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('refuses an address that is none', async () => {
    const { user } = await showStaffRequest();
    await user.click(edit('Contact Information'));
    await user.clear(screen.getByLabelText('Copy service email'));
    await user.click(save());
    expect(await screen.findByText('Copy service email is required')).toBeVisible();
  });
});

describe('two people who edit the same field', () => {
  async function overtaken() {
    const shown = await showStaffRequest();
    const { user, onRecord } = shown;
    const requests = answerEdits((body) => {
      const { seen = {}, patientData = {} } = body.updateType === 'checkbox' ? {} : body;
      if ('patientName' in patientData && seen['patientName'] !== onRecord.patientName) {
        throw new MockFailure('conflict', OVERTAKEN, { patientName: OVERTAKEN });
      }
      apply(onRecord)(body);
    });
    await user.click(edit('Patient Information'));
    const name = screen.getByLabelText('Patient full name');
    await user.clear(name);
    await user.type(name, 'Mine');
    const digits = screen.getByLabelText(/^SSN/);
    await user.clear(digits);
    await user.type(digits, '9876');
    onRecord.patientName = 'Theirs';
    await user.click(save());
    const notice = await screen.findByRole('group', { name: OVERTAKEN });
    return { ...shown, asked: requests, notice };
  }

  it('see both values; nothing that was typed is lost', async () => {
    const { notice } = await overtaken();
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('Your version').nextSibling).toHaveTextContent('Mine');
    expect(within(notice).getByText('Saved version').nextSibling).toHaveTextContent('Theirs');
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Mine');
    expect(screen.getByLabelText(/^SSN/)).toHaveValue('9876');
  });

  it('can keep their own', async () => {
    const { user, asked: requests, notice, onRecord } = await overtaken();
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Patient full name' }));
    expect(notice).not.toBeInTheDocument();
    expect(screen.getByLabelText('Patient full name')).toHaveFocus();
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[1]).toMatchObject({ seen: { patientName: 'Theirs', patientSsnLast4: '4821' } });
    expect(onRecord).toMatchObject({ patientName: 'Mine', patientSsnLast4: '9876' });
  });

  it('can take the other, and save the rest', async () => {
    const { user, asked: requests, notice, onRecord } = await overtaken();
    await user.click(within(notice).getByRole('button', { name: 'Use saved version: Patient full name' }));
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Theirs');
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[1]).toMatchObject({ patientData: { patientSsnLast4: '9876' } });
    expect(onRecord).toMatchObject({ patientName: 'Theirs', patientSsnLast4: '9876' });
  });

  it('are told again when they save without choosing', async () => {
    const { user } = await overtaken();
    await user.click(save());
    expect(await screen.findByRole('group', { name: OVERTAKEN })).toBeVisible();
    expect(screen.getByLabelText('Patient full name')).toHaveValue('Mine');
  });

  it('do not disturb each other in different fields', async () => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(edit('Patient Information'));
    onRecord.patientName = 'Theirs';
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1981-02-03' } });
    await user.click(save());
    expect(await screen.findByText('Request details updated successfully!')).toBeVisible();
    expect(requests[0]).toMatchObject({ patientData: { patientDob: '1981-02-03' } });
    expect(await screen.findByText('Theirs')).toBeVisible();
  });
});

describe('quick actions', () => {
  it.each([
    ['Subpoena approved', { subpoenaApproved: true }, 'Subpoena approval status updated'],
    ['Records saved', { recordsSaved: true }, 'Records saved status updated'],
  ])('%s is saved at once', async (label, checkboxData, text) => {
    const { user, onRecord } = await showStaffRequest();
    const requests = answerEdits(apply(onRecord));
    await user.click(screen.getByRole('checkbox', { name: label }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests).toEqual([{ requestId: onRecord._id, updateType: 'checkbox', checkboxData }]);
    expect(screen.getByRole('checkbox', { name: label })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: label })).toHaveFocus();
  });

  it.each([
    ['Subpoena approved', 'Failed to update subpoena approval status'],
    ['Records saved', 'Failed to update records saved status'],
  ])('%s turns back when it cannot be saved', async (label, text) => {
    const { user } = await showStaffRequest();
    answerEdits(() => {
      throw new MockFailure('unexpected', 'Something went wrong.');
    });
    await user.click(screen.getByRole('checkbox', { name: label }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: label })).not.toBeChecked();
  });
});
