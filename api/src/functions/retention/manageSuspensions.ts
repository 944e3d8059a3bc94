import * as entries from '@portal/contract/endpoints/disclosures.ts';
import { latestDayOnEarth } from '@portal/contract/rules/dates.ts';
import { firstAccountedDay } from '@portal/contract/rules/disclosureRules.ts';
import { latestSuspensions, readRegister } from '../../data/requests/disclosureRegister.ts';
import type { StoredSuspension } from '../../domain/disclosure/register.ts';
import {
  changeSuspension,
  isCovered,
  newSuspension,
  suspensionView,
} from '../../domain/disclosure/suspensions.ts';
import { endpoint } from '../../http/endpoint.ts';
import { accountOfPatient } from '../../workflows/accountOfPatient.ts';
import {
  changeInRegister,
  enterInRegister,
  refuseUnknownDisclosure,
} from '../../workflows/disclosureRegister.ts';

const MAX_SHOWN = 200;

/** GET /api/manageSuspensions: those in force, and the latest that have ended. */
endpoint(entries.listSuspensions, async ({ now }) => {
  const found = await latestSuspensions(MAX_SHOWN + 1);
  const suspensions = found.slice(0, MAX_SHOWN).map((one) => suspensionView(one, now));
  return { data: { suspensions, hasMore: found.length > MAX_SHOWN } };
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
  const covered = await coveredBy(entered, by.now);
  return { message: 'Suspension recorded', data: { ...suspensionView(entered, by.now), covered } };
});

/** How many of the patient's disclosures, as far back as an accounting reaches, a suspension is about. */
async function coveredBy(suspension: StoredSuspension, now: Date): Promise<number> {
  const { patientName, patientDob, subject } = suspension;
  const period = { patientName, patientDob, from: firstAccountedDay(now), to: latestDayOnEarth(now) };
  const { disclosures } = await accountOfPatient(period, await readRegister(subject), now);
  return disclosures.filter((one) => isCovered(suspension, one)).length;
}

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
