import { localizable } from '@portal/contract/fields/localizableText.ts';
import * as entries from '@portal/contract/workspace/endpoints.ts';
import {
  MAX_OWN_SHARED_VIEWS,
  MAX_OWN_VIEWS,
  MAX_SHARED_VIEWS,
  type SavedView,
} from '@portal/contract/workspace/schemas.ts';
import { randomUUID } from 'node:crypto';
import {
  canSaveView,
  editedView,
  mayDeleteView,
  type StoredView,
  usableViews,
  type ViewReader,
  withoutView,
  withView,
} from '../../domain/workspace/savedViews.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { changeWorkspace, readWorkspace } from '../../data/workspace/workspaces.ts';
import { sharedViews } from '../../data/configuration/lists.ts';
import { assigneesOf, staffWithIds } from '../../workflows/accounts/assignees.ts';

/** GET /api/savedViews: the own and the shared views, by name. */
endpoint(entries.listSavedViews, async ({ caller }) => {
  const reader = readerOf(caller);
  return { data: await viewsFor(usableViews(await readViews(reader.userId)), reader) };
});

/** POST /api/savedViews: saves a view. */
endpoint(entries.createSavedView, async ({ body, caller }) => {
  const reader = readerOf(caller);
  const view = { viewId: randomUUID(), ownerId: reader.userId, ...body };
  await saveView(view);
  return { message: 'View saved', data: await viewFor(view, reader) };
});

/** PUT /api/savedViews?id: changes a view. */
endpoint(entries.editSavedView, async ({ query: { id }, body, caller }) => {
  const reader = readerOf(caller);
  const before = await findView(id, reader);
  if (before.ownerId !== reader.userId) {
    throw new PortalError('forbidden', 'Only the person who made this view can change it');
  }
  const view = editedView(before, body);
  await saveView(view);
  return { message: 'View saved', data: await viewFor(view, reader) };
});

/** DELETE /api/savedViews?id: deletes a view. */
endpoint(entries.deleteSavedView, async ({ query: { id }, caller }) => {
  const reader = readerOf(caller);
  const view = await findView(id, reader);
  if (!mayDeleteView(view, reader)) {
    throw new PortalError('forbidden', 'Only an admin or the person who made this view can delete it');
  }
  await deleteView(view);
  return { message: 'View deleted', data: { viewId: id } };
});

function readerOf(caller: Caller): ViewReader {
  const { userId, role } = sessionOf(caller);
  return { userId, isAdmin: role === 'admin' };
}

async function findView(id: string, { userId }: ViewReader) {
  const view = usableViews(await readViews(userId)).find(({ viewId }) => viewId === id);
  if (!view) throw notFound('This view was deleted or is no longer shared');
  return view;
}

async function viewFor(view: Parameters<typeof viewsFor>[0][number], reader: ViewReader) {
  const [shown] = await viewsFor([view], reader);
  return shown!;
}

/** The private views of a person and the shared views of everyone. */
async function readViews(userId: string) {
  const [{ views: ownPrivate }, shared] = await Promise.all([readWorkspace(userId), sharedViews.readNow()]);
  return { ownPrivate, shared };
}

/**
 * Saves a view in its list and removes it from the other one. It is saved first, so that it is never lost: if the second
 * step fails, the view is in both lists and counts as shared, and saving again removes it.
 */
async function saveView(view: StoredView): Promise<void> {
  const { ownerId, viewId } = view;
  if (view.isShared) {
    const { views: ownPrivate } = await readWorkspace(ownerId);
    await sharedViews.change((shared) => {
      refuseUnlessSavable(ownPrivate, shared, view);
      return { items: withView(shared, view) };
    });
    await removeFromPrivate(view);
    return;
  }
  const shared = await sharedViews.readNow();
  await changeWorkspace(ownerId, (before) => {
    refuseUnlessSavable(before.views, shared, view);
    return { ...before, views: withView(before.views, view) };
  });
  await removeFromShared(viewId);
}

async function deleteView(view: StoredView): Promise<void> {
  await removeFromPrivate(view);
  await removeFromShared(view.viewId);
}

/** The views as the reader sees them, with the names of their owners and of the people they filter by. */
async function viewsFor(views: readonly StoredView[], reader: ViewReader): Promise<SavedView[]> {
  const [owners, people] = await Promise.all([
    assigneesOf(views.map(({ ownerId }) => ownerId)),
    staffWithIds(views.map(({ filters }) => personIn(filters.assignee))),
  ]);
  return views.map((view) => {
    const { ownerId, ...content } = view;
    const person = personIn(view.filters.assignee);
    return {
      ...content,
      owner: owners.get(ownerId) ?? null,
      isOwn: ownerId === reader.userId,
      canDelete: mayDeleteView(view, reader),
      ...(person !== null && { assigneeName: people.get(person)?.name ?? null }),
    };
  });
}

/** The user ID in an assignee filter; null if it names nobody. */
function personIn(assignee: string | undefined): string | null {
  return assignee?.startsWith('usr_') ? assignee : null;
}

function refuseUnlessSavable(
  ownPrivate: readonly StoredView[],
  shared: readonly StoredView[],
  view: StoredView,
): void {
  const { kind } = canSaveView({ ownPrivate, shared }, view);
  switch (kind) {
    case 'save':
      return;
    case 'duplicate':
      throw new PortalError('conflict', 'You have another view with this name', {
        fields: { name: 'You have another view with this name' },
      });
    case 'too_many_own':
      throw new PortalError(
        'too_large',
        localizable('You have {{number}} views. Delete one to save another.', { number: MAX_OWN_VIEWS }),
      );
    case 'too_many_own_shared':
      throw new PortalError(
        'too_large',
        localizable('You share {{number}} views. Make one private or delete it to share another.', {
          number: MAX_OWN_SHARED_VIEWS,
        }),
      );
    case 'too_many_shared':
      throw new PortalError(
        'too_large',
        localizable('There are {{number}} shared views. Delete one to share another.', {
          number: MAX_SHARED_VIEWS,
        }),
      );
  }
}

async function removeFromPrivate({ ownerId, viewId }: StoredView): Promise<void> {
  await changeWorkspace(ownerId, (before) => {
    const views = withoutView(before.views, viewId);
    return views ? { ...before, views } : null;
  });
}

async function removeFromShared(viewId: string): Promise<void> {
  await sharedViews.change((shared) => {
    const items = withoutView(shared, viewId);
    return items ? { items } : {};
  });
}
