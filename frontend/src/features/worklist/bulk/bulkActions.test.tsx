import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { BulkProgress } from '@portal/contract/requests/bulk/bulkAction.ts';
import {
  getBulkAction,
  retryBulkAction,
  startBulkAction,
} from '@portal/contract/requests/endpoints/bulkActions.ts';
import { exportSelectedRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { fillTemplate, getTemplates } from '@portal/contract/templates/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { RequestList } from '../RequestList.tsx';
import { aListItem, aPage, mockLists } from '../../requests/testing/mockLists.ts';

type Start = BodyOf<typeof startBulkAction>;

const idOf = (number: number) => aListItem(number)._id;

/** Shows the staff's list with a bulk action server. `reply` returns the results of each call. */
async function showList(total = 25) {
  mockLists((query) => aPage(query, total));
  const action = { label: 'View & Edit', accessibleName: (orderId: string) => `View ${orderId}` };
  const shown = renderScreen(<RequestList title="Requests" action={action} isStaff />, '/dashboard');
  await screen.findByRole('table', { name: 'Requests' });
  const box = (number: number) => screen.getByRole('checkbox', { name: `Select order LAW-${number}` });
  const bar = () => within(screen.getByRole('region', { name: 'Selected requests' }));
  return { ...shown, box, bar };
}

/** `start`: undefined until the portal has it, because the page asks for the progress at once. */
function aProgress(
  start: Pick<Start, 'key' | 'change'> | undefined,
  rows: BulkProgress['rows'],
  state: BulkProgress['state'] = 'done',
): BulkProgress {
  if (!start) throw new MockFailure('not_found', 'Not started');
  const { key, change } = start;
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts = {
    pending: count('pending'),
    done: count('done'),
    unchanged: count('unchanged'),
    failed: count('failed'),
  };
  return {
    key,
    change,
    state,
    startedAt: '2026-11-02T15:00:00.000Z',
    total: rows.length,
    counts,
    rows: rows.filter(({ outcome }) => state !== 'running' || outcome !== 'pending'),
  };
}

const aRow = (number: number, outcome: 'pending' | 'done' | 'failed', message?: string) => ({
  requestId: idOf(number),
  orderId: `LAW-${number}`,
  outcome,
  failure: message ? { code: 'conflict' as const, message } : null,
});

describe('the selection', () => {
  it('grows by click, by range and by keyboard, and is kept on another page', async () => {
    const { user, box, bar } = await showList();
    expect(screen.queryByRole('region', { name: 'Selected requests' })).not.toBeInTheDocument();
    await user.click(box(2));
    await screen.findByText('1 selected');
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    expect(bar().getByText('4 selected')).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(box(6)).toHaveFocus();
    expect(box(6)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select order LAW-11' }));
    expect(bar().getByText('6 selected')).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(box(11)).not.toBeChecked();
  });

  it('can be a page, then all matching requests', async () => {
    const { user, bar, box } = await showList();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('10 selected')).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Select all 25 matching' }));
    expect(bar().getByText('25 selected')).toBeInTheDocument();
    await user.click(box(3));
    expect(bar().getByText('24 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  });

  it('does not offer more than 500 requests', async () => {
    const { user, bar } = await showList(501);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText(/at most 500 requests at once/)).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
  });

  it('ends when the filters change', async () => {
    const { user, box } = await showList();
    await user.click(box(1));
    await screen.findByText('1 selected');
    await user.selectOptions(await screen.findByLabelText('Status'), 'on_hold');
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  });

  it('is not shown to clients', async () => {
    mockLists((query) => aPage(query, 1));
    renderScreen(<RequestList title="Mine" action={{ label: 'View', accessibleName: (id) => id }} />);
    await screen.findByRole('table', { name: 'Mine' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is exported as CSV, with a warning about requests that were not found', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const bodies = recordBodies(exportSelectedRequests, () => ({
      csv: 'a\r\n',
      rows: 1,
      notFound: [idOf(2)],
    }));
    const { user, box, bar } = await showList();
    await user.click(box(1));
    await user.click(box(2));
    await screen.findByText('2 selected');
    await user.click(bar().getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Saved 1 row')).toBeInTheDocument();
    expect(screen.getByText('1 selected request was not found and is not in the file.')).toBeInTheDocument();
    const [body] = bodies;
    expect(body?.selection).toMatchObject({ rows: [{ requestId: idOf(1) }, { requestId: idOf(2) }] });
    save.mockRestore();
  });
});

/** Mocks a bulk action that changes two requests and is running until `end` is called. */
function mockRunningAction() {
  let start: Start | undefined;
  let isRunning = true;
  const reply = () => aProgress(start!, [aRow(1, 'done'), aRow(2, 'done')], isRunning ? 'running' : 'done');
  server.use(
    mockOperation(startBulkAction, ({ body }) => {
      start = body;
      return reply();
    }),
    mockOperation(getBulkAction, () => reply()),
  );
  return { end: () => (isRunning = false) };
}

/** Selects two requests and asks for their status to be changed. */
async function changeStatus() {
  const shown = await showList();
  const { user, box, bar } = shown;
  await user.click(box(1));
  await user.click(box(2));
  await screen.findByText('2 selected');
  await user.click(bar().getByRole('button', { name: 'Change status' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change status' }));
  expect(form.getByText('This changes 2 requests.')).toBeInTheDocument();
  await user.selectOptions(await form.findByLabelText('Status'), 'on_hold');
  await fill(user, form.getByLabelText(/Notes/), 'We wait');
  await user.click(form.getByLabelText(/^Private/));
  await user.click(form.getByRole('button', { name: 'Change status' }));
  return shown;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Change status' }));

describe('a bulk action', () => {
  it('sends the change with what the person saw, and shows progress and results', async () => {
    const bodies: Start[] = [];
    let isRunning = true;
    server.use(
      mockOperation(startBulkAction, ({ body }) => {
        bodies.push(body);
        return aProgress(body, [aRow(1, 'done'), aRow(2, 'pending')], 'running');
      }),
      mockOperation(getBulkAction, () =>
        aProgress(
          bodies[0],
          [aRow(1, 'done'), aRow(2, isRunning ? 'pending' : 'done')],
          isRunning ? 'running' : 'done',
        ),
      ),
    );
    const { user, box } = await changeStatus();
    expect(await screen.findByText('1 of 2 requests')).toBeInTheDocument();
    const [first, second] = within(dialog().getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('LAW-1Changed');
    expect(second).toBeUndefined();
    expect(bodies).toEqual([
      {
        key: expect.any(String),
        change: { kind: 'status', status: 'on_hold', notes: 'We wait', isPrivate: true },
        selection: {
          kind: 'rows',
          rows: [
            { requestId: idOf(1), seen: 'pending' },
            { requestId: idOf(2), seen: 'pending' },
          ],
        },
      },
    ]);
    isRunning = false;
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(box(1)).not.toBeChecked());
    expect(screen.queryByRole('region', { name: 'Selected requests' })).not.toBeInTheDocument();
  });

  it('shows why a request failed and retries only the failed ones', async () => {
    let retries = 0;
    let start: Start | undefined;
    const failed = [aRow(1, 'done'), aRow(2, 'failed', 'Someone else changed the status')];
    server.use(
      mockOperation(startBulkAction, ({ body }) => aProgress((start = body), failed)),
      mockOperation(getBulkAction, () => aProgress(start, failed)),
      mockOperation(retryBulkAction, ({ body }) => {
        expect(body.key).toBe(start?.key);
        retries += 1;
        return aProgress(start, [aRow(1, 'done'), aRow(2, 'done')]);
      }),
    );
    const { user } = await changeStatus();
    expect(await screen.findByText('1 changed · 1 failed')).toBeInTheDocument();
    const [row] = within(dialog().getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('LAW-2Someone else changed the status');
    await user.click(dialog().getByRole('button', { name: 'Retry 1 failed' }));
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    expect(retries).toBe(1);
  });

  it('is found by its key if the response to the start is lost', async () => {
    let start: Start | undefined;
    const keys = new Set<string>();
    server.use(
      mockOperation(startBulkAction, ({ body }) => {
        start = body;
        throw new MockFailure('unavailable', 'Gone');
      }),
      mockOperation(getBulkAction, ({ query }) => {
        keys.add(query.key);
        if (!start) throw new MockFailure('not_found', 'Not yet');
        return aProgress(start, [aRow(1, 'done'), aRow(2, 'done')]);
      }),
    );
    await changeStatus();
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    expect([...keys]).toEqual([start?.key]);
  });

  it('can be started again with the same key if the server does not have it', async () => {
    const starts: Start[] = [];
    server.use(
      mockOperation(startBulkAction, ({ body }) => {
        starts.push(body);
        // A call that the test before started may be repeated only now; it has another key.
        const attempts = starts.filter(({ key }) => key === body.key).length;
        if (attempts <= 2) throw new MockFailure('unavailable', 'Gone');
        return aProgress(body, [aRow(1, 'done'), aRow(2, 'done')]);
      }),
      failOperation(getBulkAction, 'not_found', 'Not started'),
    );
    const { user } = await changeStatus();
    expect(await screen.findByText('The change was not started')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    const last = starts.at(-1)!;
    expect(starts.filter(({ key }) => key === last.key)).toEqual([last, last, last]);
  });

  it('shows why the server refused it', async () => {
    server.use(
      failOperation(startBulkAction, 'invalid_input', 'No request matches these filters anymore'),
      failOperation(getBulkAction, 'not_found', 'Not started'),
    );
    const { user } = await changeStatus();
    expect(await screen.findByText('No request was changed')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText(/Notes/)).toBeInTheDocument();
  });

  it('is found again after a reload or another page, until its results were closed', async () => {
    signInAs({ role: 'staff' });
    const action = mockRunningAction();
    const { unmount } = await changeStatus();
    await screen.findByText('2 of 2 requests');
    unmount();
    const { user, unmount: leave } = await showList();
    expect(await screen.findByRole('button', { name: 'Show progress' })).toBeInTheDocument();
    expect(screen.getByText('Change status')).toBeInTheDocument();
    action.end();
    await user.click(await screen.findByRole('button', { name: 'Show results' }, { timeout: 10_000 }));
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    leave();
    await showList();
    expect(screen.queryByRole('region', { name: 'Selected requests' })).not.toBeInTheDocument();
  });

  it('continues when the dialog is closed', async () => {
    const action = mockRunningAction();
    const { user } = await changeStatus();
    await screen.findByText('2 of 2 requests');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Show progress' })).toBeInTheDocument();
    action.end();
    await user.click(await screen.findByRole('button', { name: 'Show results' }, { timeout: 10_000 }));
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
  });

  it('sends a template, with the text for the first request', async () => {
    const bodies: Start[] = [];
    const rows = [aRow(2, 'done'), aRow(1, 'failed', 'Someone else changed the template.')];
    server.use(
      mockOperation(getTemplates, () => [{ templateId: 'delay', name: 'Delay', version: 3, asLetter: true }]),
      mockOperation(fillTemplate, ({ query }) => {
        expect(query).toEqual({ requestId: idOf(2), templateId: 'delay' });
        return { language: 'fr' as const, subject: 'Objet', text: 'Bonjour <b>Ana</b>', version: 4 };
      }),
      mockOperation(startBulkAction, ({ body }) => {
        bodies.push(body);
        return aProgress(body, rows);
      }),
      mockOperation(getBulkAction, () => aProgress(bodies[0], rows)),
    );
    const { user, box, bar } = await showList();
    await user.click(box(2));
    await user.click(box(1));
    await screen.findByText('2 selected');
    await user.click(bar().getByRole('button', { name: 'Send message' }));
    const form = within(await screen.findByRole('dialog', { name: 'Send message' }));
    const send = form.getByRole('button', { name: 'Send message' });
    await user.click(send);
    expect(await form.findByText('Please choose a template')).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('Template'), 'Delay');
    const preview = await form.findByRole('region', { name: 'Message for order LAW-2' });
    expect(preview).toHaveTextContent('Objet Bonjour <b>Ana</b>');
    expect(form.getByRole('checkbox', { name: 'Also send as a letter (PDF)' })).toBeChecked();
    await user.click(send);
    expect(await screen.findByText('1 sent · 1 failed')).toBeInTheDocument();
    expect(screen.queryByText(/^A retry replaces/)).not.toBeInTheDocument();
    // The version of the text that was shown.
    expect(bodies[0]!.change).toEqual({
      kind: 'message',
      templateId: 'delay',
      version: 4,
      asLetter: true,
    });
  });
});
