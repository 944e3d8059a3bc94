import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
  readWorkspace,
  saveWorkspace,
} from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE, type SavedView } from '@portal/contract/workspace/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { RequestList } from '../RequestList.tsx';
import { aPage, mockLists, someCounts } from '../../requests/testing/mockLists.ts';

// Preloads the lazy parts, so that tests do not wait for them.
beforeAll(async () => {
  await Promise.all([
    import('./ViewsBar.tsx'),
    import('./SavedViewsPanel.tsx'),
    import('./ViewDialog.tsx'),
    import('./DeleteViewDialog.tsx'),
    import('../columns/ColumnsMenu.tsx'),
    import('../components/ListContent.tsx'),
    import('../components/ListFilters.tsx'),
  ]);
}, 60_000);

const viewId = '6a4f9a0e-0f0c-4e0e-9d55-3f9f4f3f2f10';
const left = `usr_${'l'.repeat(24)}`;

function aView(facts: Partial<SavedView> = {}): SavedView {
  return {
    viewId,
    name: 'Lakeview',
    isShared: true,
    filters: { view: 'overdue', facility: 'Lakeview' },
    columns: ['order', 'owed'],
    sortBy: 'dueDate',
    sortOrder: 'asc',
    owner: { userId: left, name: 'Lee Left' },
    isOwn: false,
    canDelete: false,
    ...facts,
  };
}

/** The staff’s request list with these saved views. */
function show(at: string, views: SavedView[] = []) {
  const queries = mockLists((query) => aPage(query, 2));
  server.use(
    mockOperation(listSavedViews, () => views),
    mockOperation(listFacilities, () => []),
  );
  const action = { label: 'View', accessibleName: (id: string) => `View ${id}` };
  return { queries, ...renderScreen(<RequestList title="Requests" action={action} isStaff />, at) };
}

const search = () => decodeURIComponent(window.location.search);
const views = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
/** The headings of the columns, without the one of the checkboxes. */
const headings = () =>
  within(screen.getByRole('table', { name: 'Requests' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const tableIsShown = () => screen.findByRole('table', { name: 'Requests' });

describe('the views of the work list', () => {
  it('have counts up to 1,000 and their own URLs, and start with what is due first', async () => {
    const { user, queries } = show('/dashboard?status=pending&limit=20');
    const bar = await views();
    expect(await bar.findByRole('link', { name: 'All 1,000+' })).toHaveAttribute('aria-current', 'page');
    expect(bar.getByRole('link', { name: 'Overdue 1,000' })).not.toHaveAttribute('aria-current');
    await user.click(bar.getByRole('link', { name: 'Overdue 1,000' }));
    expect(search()).toBe('?view=overdue&limit=20');
    await waitFor(() =>
      expect(queries.at(-1)).toMatchObject({ view: 'overdue', sortBy: 'dueDate', sortOrder: 'asc' }),
    );
  });

  it.each([
    ['no_answer', 'No answer', 0],
    ['no_answer', 'No answer', 2],
    ['to_check', 'To check', 0],
    ['to_check', 'To check', 2],
    ['returned', 'Sent back', 0],
    ['returned', 'Sent back', 2],
  ] as const)('have “%s” (%s) only with requests: %i', async (view, name, count) => {
    show('/dashboard');
    server.use(mockOperation(getWorkViews, () => ({ changes: 1, counts: { ...someCounts, [view]: count } })));
    const bar = await views();
    await bar.findByRole('link', { name: 'All 1,000+' });
    const link = bar.queryByRole('link', { name: `${name} 2` });
    expect(link?.getAttribute('href') ?? null).toBe(count === 0 ? null : `/dashboard?view=${view}`);
  });

  it('are sorted by the buttons of their headings', async () => {
    const { user, queries } = show('/dashboard?view=mine&page=1');
    await tableIsShown();
    await user.click(screen.getByRole('button', { name: 'Due: sort latest first' }));
    expect(search()).toBe('?view=mine&sortBy=dueDate&sortOrder=desc');
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ sortBy: 'dueDate', sortOrder: 'desc' }));
    await user.click(screen.getByRole('button', { name: 'Date: sort latest first' }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ sortBy: 'submittedAt', sortOrder: 'desc' }));
  });

  it('show the name of an assignee who left', async () => {
    const { user } = show(`/dashboard?assignee=${left}`);
    server.use(
      mockOperation(listAssignees, ({ query }) =>
        query.former === left ? [{ userId: left, name: 'Lee Left' }] : [],
      ),
    );
    const badge = await screen.findByRole('button', { name: 'Remove filter Assigned to: Lee Left' });
    await user.click(badge);
    expect(search()).toBe('');
  });
});

describe('a saved view', () => {
  it('shows its filters, order and columns at its own URL, until they are changed', async () => {
    const { user, queries } = show(`/dashboard?view=saved-${viewId}`, [aView()]);
    await tableIsShown();
    expect(queries).toMatchObject([{ view: 'overdue', facility: 'Lakeview', sortBy: 'dueDate' }]);
    expect(headings()).toEqual(['Client Order Number', 'Amount owed', 'Actions']);
    expect((await views()).getByRole('link', { name: 'Lakeview' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Remove filter Facility: Lakeview' }));
    expect(search()).toBe(`?view=overdue&columns=order,owed&sortBy=dueDate&sortOrder=asc&saved=${viewId}`);
    expect(headings()).toEqual(['Client Order Number', 'Amount owed', 'Actions']);
  });

  it('shows that it was deleted and loads no list', async () => {
    const { queries } = show(`/dashboard?view=saved-${viewId}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This view was deleted or is no longer shared',
    );
    expect(queries).toEqual([]);
  });

  it('is created from the current state of the list, and opens', async () => {
    const { user } = show('/dashboard?view=overdue&facility=Lakeview');
    const created = recordBodies(createSavedView, ({ body }) =>
      aView({ ...body, isOwn: true, canDelete: true }),
    );
    await tableIsShown();
    await user.click(await screen.findByRole('button', { name: 'Saved views' }));
    await user.click(await screen.findByRole('button', { name: 'Save as a new view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('View name is required')).toBeVisible();
    await fill(user, dialog.getByLabelText(/View name/), 'Late work');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(search()).toBe(`?view=saved-${viewId}`));
    expect(created).toEqual([
      {
        name: 'Late work',
        isShared: false,
        filters: { view: 'overdue', facility: 'Lakeview' },
        columns: DEFAULT_WORKSPACE.columns,
        sortBy: 'dueDate',
        sortOrder: 'asc',
      },
    ]);
  });

  it('is updated by its owner only, copied by others, and deleted by its owner or an admin', async () => {
    const other = '7a4f9a0e-0f0c-4e0e-9d55-3f9f4f3f2f10';
    const own = aView({ viewId: other, name: 'Mine', isOwn: true, canDelete: true });
    const { user } = show(`/dashboard?view=overdue&saved=${other}`, [aView(), own]);
    const edits: unknown[] = [];
    const deleted: string[] = [];
    server.use(
      mockOperation(editSavedView, ({ query, body }) => {
        edits.push([query.id, body.state?.filters]);
        return own;
      }),
      mockOperation(deleteSavedView, ({ query }) => {
        deleted.push(query.id);
        return { viewId: query.id };
      }),
    );
    await tableIsShown();
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Saved views' }));
      return within(await screen.findByRole('region', { name: 'Saved views' }));
    };
    let panel = await open();
    expect(panel.getByText('Shared by Lee Left')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Copy: Lakeview' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Edit: Lakeview' })).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Delete: Lakeview' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Update Mine' }));
    await waitFor(() => expect(edits).toEqual([[other, { view: 'overdue' }]]));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Saved views' })).not.toBeInTheDocument(),
    );
    panel = await open();
    await user.click(panel.getByRole('button', { name: 'Delete: Mine' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mine?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual([other]));
  });
});

describe('the columns', () => {
  it('are chosen and sized, and saved for the person', async () => {
    const { user } = show('/dashboard');
    const saved: unknown[] = [];
    let choices = DEFAULT_WORKSPACE;
    server.use(
      mockOperation(readWorkspace, () => choices),
      mockOperation(saveWorkspace, ({ body }) => {
        saved.push(body);
        choices = { ...choices, ...body };
        return choices;
      }),
    );
    await tableIsShown();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('region', { name: 'Columns' }));
    await user.click(panel.getByRole('checkbox', { name: 'Patient' }));
    await waitFor(() => expect(headings()).not.toContain('Patient'));
    await user.click(panel.getByRole('checkbox', { name: 'Amount owed' }));
    const width = panel.getByRole('spinbutton', { name: 'Width of Facility' });
    await user.clear(width);
    await user.type(width, '5000{Enter}');
    await waitFor(() =>
      expect(saved).toEqual([
        { columns: ['order', 'facility', 'type', 'status', 'submitted'] },
        { columns: ['order', 'facility', 'type', 'status', 'submitted', 'owed'] },
        { widths: { facility: 600 } },
      ]),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Columns' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});
