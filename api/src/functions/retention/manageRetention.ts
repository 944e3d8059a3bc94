import { readRetention, saveRetention } from '@portal/contract/retention/endpoints/retention.ts';
import type { RetentionSettings } from '@portal/contract/retention/schemas.ts';
import { retentionSettingsList } from '../../data/configuration/lists.ts';
import { readRetentionProgress } from '../../data/configuration/retentionRuns.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { defaultDaysOf, setDefaultDays } from '../../domain/retention/settingsRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** GET /api/manageRetention: the retention setting for files of closed requests, and the latest runs. */
endpoint(readRetention, async () => ({ data: await currentSettings() }));

/** PUT /api/manageRetention: changes the number of days. */
endpoint(saveRetention, async ({ body: { days, reason, seen }, caller, now }) => {
  const user = await signedInUser(caller);
  const setting = { days, reason, at: now.toISOString(), by: user.userId, byName: nameOfUser(user) };
  await changeList(
    retentionSettingsList,
    (items) => setDefaultDays(items, setting, seen),
    actorOf(caller),
    now,
  );
  return { message: 'Retention saved', data: await currentSettings() };
});

async function currentSettings(): Promise<RetentionSettings> {
  const [settings, { runs }] = await Promise.all([retentionSettingsList.readNow(), readRetentionProgress()]);
  const history = settings.map(({ days, at, byName, reason }) => ({ days, at, byName, reason }));
  return { days: defaultDaysOf(settings), history: history.toReversed(), runs };
}
