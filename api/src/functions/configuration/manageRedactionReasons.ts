import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/packets/redactionReasons.ts';
import { redactionReasons } from '../../data/configuration/lists.ts';
import {
  addReason,
  editReason,
  removeReason,
  shownReasons,
  type StoredRedactionReason,
} from '../../domain/packets/redactionReasons.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';

type Reasons = readonly StoredRedactionReason[];

/** GET /api/manageRedactionReasons: all reasons, not cached. */
endpoint(entries.listRedactionReasons, async () => ({
  data: shownReasons(await redactionReasons.readNow()),
}));

/** POST /api/manageRedactionReasons: adds a reason. */
endpoint(entries.addRedactionReason, async ({ body, caller, now }) => {
  const reasonId = `reason-${randomUUID()}`;
  const decide = (reasons: Reasons) => addReason(reasons, body, reasonId);
  return {
    message: 'Reason added',
    data: viewOf(await changeList(redactionReasons, decide, actorOf(caller), now)),
  };
});

/** PUT /api/manageRedactionReasons: changes a reason. */
endpoint(entries.editRedactionReason, async ({ body: { reasonId, ...changes }, caller, now }) => {
  const decide = (reasons: Reasons) => editReason(reasons, reasonId, changes);
  return {
    message: 'Reason saved',
    data: viewOf(await changeList(redactionReasons, decide, actorOf(caller), now)),
  };
});

/** DELETE /api/manageRedactionReasons: deletes a reason. */
endpoint(entries.deleteRedactionReason, async ({ body, caller, now }) => {
  const decide = (reasons: Reasons) => removeReason(reasons, body.reasonId);
  const { reasonId } = await changeList(redactionReasons, decide, actorOf(caller), now);
  return { message: 'Reason deleted', data: { reasonId } };
});

function viewOf({ isDeleted: _isDeleted, ...reason }: StoredRedactionReason) {
  return reason;
}
