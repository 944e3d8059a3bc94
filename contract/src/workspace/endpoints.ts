import * as z from 'zod/mini';
import { operation, staffOnly } from '../endpoint.ts';
import { savedView, savedViewContent, savedViewEdit, viewId, workspace, workspaceEdit } from './schemas.ts';

export const readWorkspace = operation({
  function: 'workspace',
  method: 'GET',
  summary:
    'Returns the dashboard choices of the signed-in staff member: collapsed parts, columns and their widths.',
  access: staffOnly,
  data: workspace,
});

export const saveWorkspace = operation({
  function: 'workspace',
  method: 'PUT',
  summary: 'Changes the sent dashboard choices of the signed-in staff member. The others stay.',
  access: staffOnly,
  body: workspaceEdit,
  data: workspace,
});

export const listSavedViews = operation({
  function: 'savedViews',
  method: 'GET',
  summary: 'Lists the saved views of the signed-in staff member and the shared ones of everyone, by name.',
  access: staffOnly,
  data: z.array(savedView),
});

const saveRateLimit = { limit: 60, windowSeconds: 600, per: 'account' } as const;

export const createSavedView = operation({
  function: 'savedViews',
  method: 'POST',
  summary: 'Saves filters, columns and sort of the request list as a private or a shared view.',
  access: staffOnly,
  rateLimit: saveRateLimit,
  body: savedViewContent,
  data: savedView,
  status: 201,
});

export const editSavedView = operation({
  function: 'savedViews',
  method: 'PUT',
  summary: 'Renames, shares, unshares or updates a saved view. Only who made it may change it.',
  access: staffOnly,
  rateLimit: saveRateLimit,
  query: z.object({ id: viewId }),
  body: savedViewEdit,
  data: savedView,
});

export const deleteSavedView = operation({
  function: 'savedViews',
  method: 'DELETE',
  summary: 'Deletes a saved view. Admins may also delete shared views of others.',
  access: staffOnly,
  query: z.object({ id: viewId }),
  data: z.object({ viewId }),
});
