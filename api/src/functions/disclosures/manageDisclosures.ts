import * as entries from '@portal/contract/disclosures/endpoints.ts';
import { correctDisclosure, newDisclosure } from '../../domain/disclosures/outsideDisclosure.ts';
import type { StoredDisclosure } from '../../domain/disclosures/disclosureLog.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  changeDisclosureLogEntry,
  createDisclosureLogEntry,
  orderIdForPatient,
  requireDisclosureLogEntry,
} from '../../workflows/disclosures/disclosureLog.ts';

/** POST /api/manageDisclosures: records a disclosure made outside the portal. */
endpoint(entries.recordDisclosure, async ({ body, ...by }) => {
  const { key: _, ...entry } = body;
  const orderId = await orderIdForPatient(entry.requestId, entry);
  const { id, revision } = await createDisclosureLogEntry<StoredDisclosure>(
    'outside-disclosure',
    body,
    (creation, _, writer) => newDisclosure({ ...creation, orderId }, entry, writer),
    by,
  );
  return { message: 'Disclosure recorded', data: { disclosureId: id, revision } };
});

/** PUT /api/manageDisclosures: corrects a recorded disclosure. */
endpoint(entries.correctDisclosure, async ({ body, ...by }) => {
  const { disclosureId, seen, isVoid, reason, ...facts } = body;
  const patient = await requireDisclosureLogEntry<StoredDisclosure>('outside-disclosure', disclosureId);
  const orderId = await orderIdForPatient(facts.requestId, patient);
  const { id, revision } = await changeDisclosureLogEntry<StoredDisclosure>(
    'outside-disclosure',
    disclosureId,
    (stored, { suspensions }, writer) =>
      correctDisclosure(stored, { facts, orderId, isVoid, reason, seen }, suspensions, writer),
    by,
  );
  return { message: 'Disclosure corrected', data: { disclosureId: id, revision } };
});
