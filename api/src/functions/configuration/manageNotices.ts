import * as entries from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { readNoticesNow } from '../../data/configuration/notices.ts';
import { changeValue } from '../../domain/configuration/notices/changeValue.ts';
import { managedNotices } from '../../domain/configuration/notices/managedNotices.ts';
import { restoreValue } from '../../domain/configuration/notices/restoreValue.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeNotices } from '../../workflows/configuration/changeNotices.ts';

/** GET /api/manageNotices: all notices, not cached, with their latest changes. */
endpoint(entries.readManagedNotices, async () => ({ data: managedNotices(await readNoticesNow()) }));

/** PUT /api/manageNotices: changes a notice. */
endpoint(entries.changeNotice, async ({ body, caller, now }) => ({
  message: 'Saved successfully',
  data: await changeNotices((notices) => changeValue(notices, body, now), caller, now),
}));

/** POST /api/manageNotices: restores the value before a change. */
endpoint(entries.restoreNotice, async ({ body: { n, seen }, caller, now }) => ({
  message: 'Restored successfully',
  data: await changeNotices((notices) => restoreValue(notices, n, seen, now), caller, now),
}));
