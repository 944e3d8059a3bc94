import * as entries from '@portal/contract/workspace/endpoints.ts';
import { changeWorkspace, readWorkspace } from '../../data/workspace/workspaces.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';

/** GET /api/workspace: the dashboard choices of the signed-in staff member. */
endpoint(entries.readWorkspace, async ({ caller }) => ({
  data: (await readWorkspace(sessionOf(caller).userId)).choices,
}));

/** PUT /api/workspace: changes some of them. */
endpoint(entries.saveWorkspace, async ({ body, caller }) => {
  const changed = await changeWorkspace(sessionOf(caller).userId, (before) => ({
    ...before,
    choices: { ...before.choices, ...body },
  }));
  return { data: changed.choices };
});
