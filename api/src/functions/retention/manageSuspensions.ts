import * as entries from '@portal/contract/endpoints/disclosures.ts';
import { latestSuspensions } from '../../data/requests/disclosureRegister.ts';
import type { StoredSuspension } from '../../domain/disclosure/register.ts';
import { changeSuspension, newSuspension, suspensionView } from '../../domain/disclosure/suspensions.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  changeInRegister,
  enterInRegister,
  refuseUnknownDisclosure,
} from '../../workflows/disclosureRegister.ts';

const MOST_SHOWN = 200;

/** GET /api/manageSuspensions: those in force, and the latest that have ended. */
endpoint(entries.listSuspensions, async ({ now }) => {
  const found = await latestSuspensions(MOST_SHOWN + 1);
  const suspensions = found.slice(0, MOST_SHOWN).map((one) => suspensionView(one, now));
  return { data: { suspensions, hasMore: found.length > MOST_SHOWN } };
});

/** POST /api/manageSuspensions: enters one. */
endpoint(entries.recordSuspension, async ({ body, ...by }) => {
  const { key: _, ...wanted } = body;
  if (wanted.covers === 'disclosure') await refuseUnknownDisclosure(wanted.disclosureId, wanted);
  const entered = await enterInRegister<StoredSuspension>(
    'suspension',
    body,
    (making, writer) => newSuspension(making, wanted, writer),
    by,
  );
  return { message: 'Suspension recorded', data: suspensionView(entered, by.now) };
});

/** PUT /api/manageSuspensions: extends one, or ends it now. */
endpoint(entries.changeSuspension, async ({ body, ...by }) => {
  const changed = await changeInRegister<StoredSuspension>(
    'suspension',
    body.suspensionId,
    (stored, _, writer) => changeSuspension(stored, body, writer),
    by,
  );
  const message = body.action === 'end' ? 'Suspension ended' : 'Suspension extended';
  return { message, data: suspensionView(changed, by.now) };
});
