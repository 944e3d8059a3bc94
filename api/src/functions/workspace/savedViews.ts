import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/workspace/endpoints.ts';
import {
  editedView,
  mayDeleteView,
  usableViews,
  type ViewReader,
} from '../../domain/workspace/savedViews.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { deleteView, readViews, saveView, viewsFor } from '../../workflows/workspace/savedViews.ts';

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
