import {
  assignRequest,
  changeDueDate,
  listAssignees,
} from '@portal/contract/requests/endpoints/assignment.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { showStaffRequest } from '../../../testing/showStaffRequest.tsx';

const ann = { userId: `usr_${'a'.repeat(24)}`, name: 'Ann Archer' };
const bob = { userId: `usr_${'b'.repeat(24)}`, name: 'Bob Baker' };
const formerMember = { userId: `usr_${'c'.repeat(24)}`, name: 'Gone Person' };

const card = (name: string) => within(screen.getByRole('region', { name }));
const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const save = () => screen.getByRole('button', { name: 'Save' });

const mockAssignees = () => server.use(mockOperation(listAssignees, () => [ann, bob]));
/** Changes `stored`, or refuses if someone else changed it. Returns the request bodies. */
function mockAssignments(stored: Awaited<ReturnType<typeof showStaffRequest>>['stored']) {
  return recordBodies(assignRequest, ({ body }) => {
    if (body.seen !== undefined && body.seen !== (stored.assignee?.userId ?? null)) {
      throw new MockFailure('conflict', 'Somebody else was faster.');
    }
    stored.assignee = [ann, bob].find(({ userId }) => userId === body.assigneeId) ?? null;
    return { requestId: body.requestId, assigneeId: body.assigneeId };
  });
}

describe('assigning', () => {
  it('assigns a request and removes the assignment', async () => {
    mockAssignees();
    const { user, stored } = await showStaffRequest({}, [], 'overview');
    const requests = mockAssignments(stored);
    expect(card('Assignment').getByText('Unassigned')).toBeVisible();
    await user.click(edit('Assignment'));
    const choice = await screen.findByLabelText('Assigned to');
    expect(choice).toHaveFocus();
    await user.selectOptions(choice, 'Bob Baker');
    await user.click(save());
    await waitFor(() => expect(choice).not.toBeInTheDocument());
    expect(card('Assignment').getByText('Bob Baker')).toBeVisible();
    expect(await screen.findByText('Assignment saved')).toBeVisible();
    expect(edit('Assignment')).toHaveFocus();
    await user.click(edit('Assignment'));
    const second = await screen.findByLabelText('Assigned to');
    await user.selectOptions(second, 'Unassigned');
    await user.click(save());
    await waitFor(() => expect(second).not.toBeInTheDocument());
    expect(card('Assignment').getByText('Unassigned')).toBeVisible();
    expect(requests.map(({ assigneeId, seen }) => [assigneeId, seen])).toEqual([
      [bob.userId, null],
      [null, bob.userId],
    ]);
  });

  it('assigns an unassigned request to oneself in one click', async () => {
    const { user, stored } = await showStaffRequest({}, [], 'overview');
    const requests = recordBodies(assignRequest, ({ body }) => {
      stored.assignee = ann;
      return { requestId: body.requestId, assigneeId: body.assigneeId };
    });
    await user.click(card('Assignment').getByRole('button', { name: 'Assign to me' }));
    expect(await card('Assignment').findByText('Ann Archer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    expect(requests).toEqual([{ requestId: stored._id, assigneeId: currentSession()?.userId, seen: null }]);
  });

  it('shows the other person when someone else was faster', async () => {
    const { user, stored } = await showStaffRequest({}, [], 'overview');
    server.use(
      mockOperation(assignRequest, () => {
        stored.assignee = bob;
        throw new MockFailure('conflict', 'Somebody else was faster.');
      }),
    );
    await user.click(card('Assignment').getByRole('button', { name: 'Assign to me' }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
    expect(await card('Assignment').findByText('Bob Baker')).toBeVisible();
  });

  it('keeps an assignee who is not on the staff list selectable, and does not save without a change', async () => {
    mockAssignees();
    const { user, stored } = await showStaffRequest({ assignee: formerMember }, [], 'overview');
    const requests = mockAssignments(stored);
    await user.click(edit('Assignment'));
    const choice = await screen.findByLabelText('Assigned to');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Unassigned', 'Ann Archer', 'Bob Baker', 'Gone Person']);
    expect(choice).toHaveValue(formerMember.userId);
    await user.click(save());
    expect(edit('Assignment')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it.each([
    ['Keep mine: Assigned to', bob],
    ['Use saved version: Assigned to', ann],
  ])('shows both versions on a conflict and offers a choice: %s', async (text, chosen) => {
    mockAssignees();
    const { user, stored } = await showStaffRequest({}, [], 'overview');
    const requests = mockAssignments(stored);
    await user.click(edit('Assignment'));
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Bob Baker');
    stored.assignee = ann;
    await user.click(save());
    const notice = await screen.findByRole('group', {
      name: 'Someone else assigned this request',
    });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(notice).toHaveTextContent(/Your version\s*Bob Baker\s*Saved version\s*Ann Archer/);
    await user.click(within(notice).getByRole('button', { name: text }));
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveFocus());
    await user.click(save());
    // The list of people has the name too, until the form closes.
    await waitFor(() => expect(card('Assignment').getByText(chosen.name)).toBeVisible());
    expect(stored.assignee).toEqual(chosen);
    expect(requests.at(-1)).toMatchObject(chosen === bob ? { seen: ann.userId } : { seen: null });
  });

  it('says when the staff list cannot be loaded and retries', async () => {
    let fails = true;
    server.use(
      mockOperation(listAssignees, () => {
        if (fails) throw new MockFailure('unexpected', 'Not now.');
        return [ann];
      }),
    );
    const { user } = await showStaffRequest({}, [], 'overview');
    await user.click(edit('Assignment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load the staff list\s*Not now\./);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Assigned to')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(edit('Assignment')).toHaveFocus();
  });

  it('keeps the selection when saving fails', async () => {
    mockAssignees();
    const { user } = await showStaffRequest({}, [], 'overview');
    server.use(
      failOperation(assignRequest, 'invalid_input', 'Requests can only be assigned to active staff members'),
    );
    await user.click(edit('Assignment'));
    await user.selectOptions(await screen.findByLabelText('Assigned to'), 'Ann Archer');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'can only be assigned to active staff members',
    );
    expect(screen.getByLabelText('Assigned to')).toHaveValue(ann.userId);
  });
});

it('edits assignment and due date at the same time', async () => {
  mockAssignees();
  const { user } = await showStaffRequest({}, [], 'overview');
  await user.click(edit('Assignment'));
  await screen.findByLabelText('Assigned to');
  await user.click(edit('Due date'));
  const fields = [screen.getByLabelText('Assigned to'), screen.getByLabelText(/Reason/)];
  await user.selectOptions(fields[0]!, 'Ann Archer');
  await fill(user, fields[1]!, 'Agreed');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual([ann.userId, 'Agreed']);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

describe('the due date', () => {
  /** Next year. */
  const YEAR = new Date().getFullYear() + 1;

  async function openDialog() {
    const shown = await showStaffRequest({ dueDate: `${YEAR}-11-17` }, [], 'overview');
    const { user, stored } = shown;
    const requests = recordBodies(changeDueDate, ({ body }) => {
      if (body.seen !== stored.dueDate) throw new MockFailure('conflict', 'Somebody else was faster.');
      const { dueDate = '' } = body;
      const changed = { from: stored.dueDate, to: dueDate, reason: body.reason };
      stored.dueDate = dueDate;
      stored.dueDateChanges = [
        ...stored.dueDateChanges,
        { ...changed, changedAt: '2026-11-03T16:30:00.000Z', changedByName: 'Sam Clerk' },
      ];
      return { requestId: body.requestId, dueDate };
    });
    await user.click(edit('Due date'));
    const form = within(screen.getByRole('form', { name: 'Due date' }));
    const day = form.getByLabelText('Due date');
    expect(day).toHaveFocus();
    return { ...shown, requests, day, reason: form.getByLabelText(/Reason/) };
  }

  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('is changed with a reason, which is listed below it', async () => {
    const { user, requests, day, reason, stored } = await openDialog();
    type(day, `${YEAR}-12-01`);
    await user.click(save());
    expect(await screen.findByText('Please enter a reason')).toBeVisible();
    expect(reason).toHaveFocus();
    expect(requests).toEqual([]);
    await fill(user, reason, 'The firm asked for it');
    await user.click(save());
    const changes = await screen.findByRole('list', { name: 'Due date changes' });
    expect(changes).toHaveTextContent(
      new RegExp(
        `From Nov 17, ${YEAR} to Dec 1, ${YEAR}\\s*The firm asked for it\\s*Sam Clerk · Nov 3, 2026`,
      ),
    );
    expect(requests).toEqual([
      {
        requestId: stored._id,
        dueDate: `${YEAR}-12-01`,
        reason: 'The firm asked for it',
        seen: `${YEAR}-11-17`,
      },
    ]);
    expect(await screen.findByText('Due date changed')).toBeVisible();
    expect(edit('Due date')).toHaveFocus();
  });

  it('shows a conflicting change and keeps the entered values', async () => {
    const { user, requests, day, reason, stored } = await openDialog();
    type(day, `${YEAR}-12-01`);
    await fill(user, reason, 'Agreed');
    stored.dueDate = `${YEAR}-11-30`;
    await user.click(save());
    const notice = await screen.findByRole('group', {
      name: 'Someone else changed the due date',
    });
    expect(notice).toHaveTextContent(
      new RegExp(`Your version\\s*December 1, ${YEAR}\\s*Saved version\\s*November 30, ${YEAR}`),
    );
    expect(reason).toHaveValue('Agreed');
    await user.click(within(notice).getByRole('button', { name: 'Keep mine: Due date' }));
    await user.click(save());
    await waitFor(() => expect(stored.dueDate).toBe(`${YEAR}-12-01`));
    expect(requests.at(-1)).toMatchObject({ seen: `${YEAR}-11-30`, dueDate: `${YEAR}-12-01` });
  });

  it('requires a valid date near today, and does not save without a change', async () => {
    const { user, requests, day, reason } = await openDialog();
    type(day, '');
    await fill(user, reason, 'Agreed');
    await user.click(save());
    expect(await screen.findByText('Please enter a valid date')).toBeVisible();
    type(day, '9999-12-31');
    await user.click(save());
    expect(await screen.findByText(/^Choose a due date between one year ago/)).toBeVisible();
    type(day, `${YEAR}-11-17`);
    await user.click(save());
    expect(edit('Due date')).toHaveFocus();
    expect(requests).toEqual([]);
  });
});
