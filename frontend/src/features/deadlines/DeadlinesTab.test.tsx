import { defaultDeadlineRules } from '@portal/contract/deadlines/defaultDeadlineRules.ts';
import * as entries from '@portal/contract/deadlines/endpoints.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { openManagement } from '../../testing/openManagement.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

function someDeadlines(changed: Partial<entries.ManagedDeadlines> = {}): entries.ManagedDeadlines {
  return {
    version: 0,
    rules: defaultDeadlineRules(15),
    isReviewedByCounsel: false,
    history: [],
    move: null,
    ...changed,
  };
}

const aMove: entries.DeadlineMove = {
  version: 2,
  state: 'running',
  total: 200,
  examined: 50,
  moved: 10,
  failed: 0,
  startedAt: '2026-03-05T15:00:00.000Z',
  endedAt: null,
};

async function open(role: 'staff' | 'admin' = 'admin', deadlines = someDeadlines()) {
  server.use(mockOperation(entries.readDeadlines, () => deadlines));
  const opened = openManagement('deadlines', role);
  const rules = within(await screen.findByRole('region', { name: 'Due date by authority' }, LONG_TIMEOUT));
  return { ...opened, rules };
}

async function replaceText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await fill(user, field, text);
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, LONG_TIMEOUT));

describe('the deadline rules', () => {
  it('are shown with source, calendars and coming holidays; staff cannot change them', async () => {
    const { user, rules } = await open('staff');
    expect(rules.getByText('Calendar days after service: 15').closest('li')).toHaveTextContent(
      'SubpoenaCalendar days after service: 15Evid. Code 1560(b)',
    );
    expect(rules.getByText('Court order').closest('li')).toHaveTextContent('Same as all other requests');
    expect(screen.getByText('Review with counsel before use')).toBeVisible();
    expect(screen.getByText('Comes with the portal')).toBeVisible();
    expect(screen.getByText('Only admins can make changes here.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show holidays of California courts' }));
    expect(screen.getByText('Third Monday of January')).toBeVisible();
    const [coming] = screen.getAllByText('Christmas Day', { selector: 'dd' });
    expect(coming).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Edit|Add|Remove|Confirm)/ })).toBeNull();
  });

  it('keep the focus in the list after a removal', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show holidays of US federal' }));
    await user.click(screen.getByRole('button', { name: 'Remove Columbus Day' }));
    expect(screen.queryByText('Second Monday of October')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add holiday' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove US federal' }));
    expect(screen.queryByText('5 U.S.C. 6103')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add calendar' })).toHaveFocus();
  });

  it('show what changed, and how far a move is', async () => {
    const change = (path: string, from: string, to: string) => ({ path, from, to });
    await open(
      'staff',
      someDeadlines({
        version: 2,
        isReviewedByCounsel: true,
        move: aMove,
        history: [
          {
            version: 2,
            at: '2026-03-05T15:00:00.000Z',
            byName: 'Avery Admin',
            isReviewedByCounsel: true,
            changed: [
              change('rules.subpoena.days', '15', '10'),
              change('pauses.payment', 'true', 'false'),
              change('calendars.US federal.holidays.Flood', '', '{"kind":"date","date":"2026-03-18"}'),
            ],
          },
        ],
      }),
    );
    const history = within(screen.getByRole('region', { name: 'History' }));
    const facts = history.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([
      'Subpoena · Days15 → 10',
      'What moves the due date · The fee is unpaidYes → No',
      'US federal · FloodMarch 18, 2026',
    ]);
    expect(screen.getByText('Moving open deadlines: 50 of 200 requests checked, 10 moved')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Moving open deadlines' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
  });

  it.each<[string, Partial<entries.DeadlineMove>]>([
    ['Could not be moved: 3.', { state: 'failed', failed: 3 }],
    ['Could not be moved yet: 3.', { failed: 3 }],
    ['Deadlines moved to version 2: 10, by', { state: 'done', endedAt: '2026-03-05T15:01:00.000Z' }],
  ])('say “%s” of a move', async (text, changed) => {
    await open('staff', someDeadlines({ version: 2, move: { ...aMove, ...changed } }));
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });
});

describe('changed deadline rules', () => {
  it('are checked beside their fields, previewed part by part, and saved after a conflict', async () => {
    const deadlines = someDeadlines();
    const { user, rules } = await open('admin', deadlines);
    await user.click(rules.getByRole('button', { name: 'Edit Court order' }));
    const form = await dialog('Due date: Court order');
    await user.click(form.getByRole('checkbox', { name: 'Has a rule of its own' }));
    await replaceText(user, form.getByLabelText('Days'), '366');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('Please enter a whole number of days from 1 to 365')).toBeVisible();
    await replaceText(user, form.getByLabelText('Days'), '10');
    await user.selectOptions(form.getByLabelText('Kind of days'), 'business');
    await replaceText(user, form.getByLabelText(/^Days for rush/), '3');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await rules.findByText('Business days after submission: 10 · Rush: 3')).toBeVisible();
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();

    const asked: unknown[] = [];
    const sent: unknown[] = [];
    const deadline = (n: number) => ({
      requestId: `req_${n}`,
      orderId: `ORD-${n}`,
      from: '2026-03-18',
      to: '2026-03-19',
    });
    server.use(
      mockOperation(entries.previewDeadlines, ({ body }) => {
        asked.push(body.cursor);
        const isFirst = body.cursor === '';
        const moved = Array.from({ length: isFirst ? 200 : 1 }, (_, n) => deadline(isFirst ? n : 200));
        return { examined: 300, total: 600, moved, nextCursor: isFirst ? 'next' : null };
      }),
      mockOperation(entries.saveDeadlines, ({ body }) => {
        sent.push([body.seen, body.isReviewedByCounsel, body.rules.rules['court-order']?.days]);
        deadlines.version = 4;
        if (sent.length === 1) throw new MockFailure('conflict', 'Sam changed the deadline rules.');
        return { ...deadlines, version: 5, rules: body.rules };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Preview and save' }));
    const preview = await dialog('Save the deadline rules?');
    const save = await preview.findByRole('button', { name: 'Save and move 201 deadlines' });
    expect(asked).toEqual(['', 'next']);
    expect(preview.getByText('ORD-0').closest('li')).toHaveTextContent('ORD-0Mar 18, 2026 → Mar 19, 2026');
    expect(preview.queryByText('ORD-200')).toBeNull();
    expect(preview.getByText('And 1 more, which are in the file.')).toBeVisible();
    await user.click(preview.getByRole('checkbox', { name: 'Counsel reviewed these rules' }));
    await user.click(save);
    expect(await preview.findByText('Sam changed the deadline rules.')).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Deadline rules saved')).toBeVisible();
    expect(sent).toEqual([
      [0, true, 10],
      [4, true, 10],
    ]);
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  it('can be a holiday that moves no deadline, and are discarded on demand', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show holidays of US federal' }));
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    const form = await dialog('Add holiday');
    await replaceText(user, form.getByLabelText('Name'), 'Founders’ Day');
    await user.selectOptions(form.getByLabelText('When'), 'yearly');
    await user.selectOptions(form.getByLabelText('Month'), 'February');
    await replaceText(user, form.getByLabelText('Day of the month'), '30');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await form.findByText('Please enter an existing day')).toBeVisible();
    await replaceText(user, form.getByLabelText('Day of the month'), '3');
    await user.selectOptions(form.getByLabelText('Observed if it is on a weekend'), 'none');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('February 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New Request' }));
    const leaving = await dialog('Leave without saving?');
    await user.click(leaving.getByRole('button', { name: 'Stay' }));
    server.use(
      mockOperation(entries.previewDeadlines, () => ({ examined: 0, total: 0, moved: [], nextCursor: null })),
    );
    await user.click(screen.getByRole('button', { name: 'Preview and save' }));
    const preview = await dialog('Save the deadline rules?');
    expect(await preview.findByText('No open deadline moves.')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove Columbus Day' }));
    expect(screen.queryByText('Columbus Day')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findAllByText('Columbus Day')).not.toHaveLength(0);
    expect(screen.queryByText('Founders’ Day')).toBeNull();
  });

  it('can be calendars, pauses, reminders and the earliest production date', async () => {
    const { user } = await open();
    const clock = within(screen.getByRole('region', { name: 'Waiting and reminders' }));
    await user.click(clock.getByRole('button', { name: 'Edit Reminders' }));
    const reminders = await dialog('Reminders');
    const staff = reminders.getByLabelText(/^Staff: days before/);
    await replaceText(user, staff, '3, 3');
    await user.click(reminders.getByRole('button', { name: 'Apply' }));
    expect(await reminders.findByText('Please enter at most five different numbers of days')).toBeVisible();
    await replaceText(user, staff, '5, 2');
    await user.click(reminders.getByRole('button', { name: 'Apply' }));
    expect(await clock.findByText('Staff, days before the due date: 2, 5')).toBeVisible();

    await user.click(clock.getByRole('button', { name: 'Edit What moves the due date' }));
    const pauses = await dialog('What moves the due date');
    await user.click(pauses.getByRole('checkbox', { name: 'The fee is unpaid' }));
    await user.click(pauses.getByRole('button', { name: 'Apply' }));
    expect(
      await clock.findByText('The request was rejected · The client was asked for what is missing'),
    ).toBeVisible();

    await user.click(clock.getByRole('button', { name: /^Edit Earliest production date/ }));
    const earliest = await dialog('Earliest production date of a subpoena');
    await user.click(earliest.getByRole('checkbox', { name: /^Subpoenas that state no date/ }));
    await user.click(earliest.getByRole('button', { name: 'Apply' }));
    expect(await clock.findByText('None, unless the subpoena states one')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add calendar' }));
    const calendar = await dialog('Add calendar');
    await replaceText(user, calendar.getByLabelText('Name'), 'us FEDERAL');
    await user.click(calendar.getByRole('button', { name: 'Apply' }));
    expect(await calendar.findByText('Another calendar already has this name')).toBeVisible();
    await replaceText(user, calendar.getByLabelText('Name'), 'Lakeview');
    await replaceText(user, calendar.getByLabelText(/^Facilities/), 'Lakeview Hospital');
    await user.click(calendar.getByRole('button', { name: 'Apply' }));
    const row = (await screen.findByText('Lakeview Hospital')).closest('li')!;
    await user.click(within(row).getByRole('button', { name: 'Remove Lakeview' }));
    expect(screen.queryByText('Lakeview Hospital')).toBeNull();
  });
});
