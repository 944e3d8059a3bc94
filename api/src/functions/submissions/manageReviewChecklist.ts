import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { reviewChecklist } from '../../data/configuration/lists.ts';
import { withBuiltInItems } from '../../domain/submissions/checklist.ts';
import { addItem, editItem, removeItem } from '../../domain/submissions/checklistRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';

/** GET /api/manageReviewChecklist: all items, not cached. */
endpoint(entries.listChecklistItems, async () => ({
  data: withBuiltInItems(await reviewChecklist.readNow()),
}));

/** POST /api/manageReviewChecklist: adds an item. */
endpoint(entries.addChecklistItem, async ({ body, caller, now }) => {
  const itemId = `check-${randomUUID()}`;
  const data = await changeList(
    reviewChecklist,
    (items) => addItem(items, body, itemId),
    actorOf(caller),
    now,
  );
  return { message: 'Checklist item added', data };
});

/** PUT /api/manageReviewChecklist: changes an item. */
endpoint(entries.editChecklistItem, async ({ body: { itemId, ...changes }, caller, now }) => {
  const data = await changeList(
    reviewChecklist,
    (items) => editItem(items, itemId, changes),
    actorOf(caller),
    now,
  );
  return { message: 'Checklist item saved', data };
});

/** DELETE /api/manageReviewChecklist: deletes an item. */
endpoint(entries.deleteChecklistItem, async ({ body, caller, now }) => {
  const { itemId } = await changeList(
    reviewChecklist,
    (items) => removeItem(items, body.itemId),
    actorOf(caller),
    now,
  );
  return { message: 'Checklist item deleted', data: { itemId } };
});
