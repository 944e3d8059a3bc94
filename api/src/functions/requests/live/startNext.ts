import { startNext as entry } from '@portal/contract/requests/live/endpoints.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { nameOfUser } from '../../../domain/accounts/nameOfUser.ts';
import { listFilter } from '../../../domain/requests/list/listFilter.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { startNext } from '../../../workflows/requests/live/startNext.ts';

/** POST /api/startNext: claims the most urgent available request of a view. */
endpoint(entry, async ({ body, caller, now }) => {
  const user = await signedInUser(caller);
  const statuses = body.search ? await requestStatuses.read() : [];
  const filter = listFilter(body, statuses, user.userId, await facilityDay(now));
  const person = { userId: user.userId, name: nameOfUser(user) };
  return { data: await startNext(person, filter, body.finished, now) };
});
