import { localizable } from '@portal/contract/fields/localizableText.ts';
import { copyServiceLocationForm } from '@portal/contract/configuration/schemas/copyService.ts';
import { supportForm } from '@portal/contract/configuration/schemas/notices.ts';
import * as z from 'zod/mini';
import { refuseListChange } from '../listDecision.ts';
import { changeValue } from './changeValue.ts';
import { addCopyService, editCopyService } from './copyServiceRules.ts';
import { addLocation, editLocation } from './locationRules.ts';
import type { NoticeDecision } from './noticeDecision.ts';
import type { StoredNotices } from './storedNotices.ts';

/** Restores the value from before a change, as a new change with the same rules. A deleted item keeps its id. */
export function restoreValue(notices: StoredNotices, n: number, seen: number, now: Date): NoticeDecision {
  const change = notices.history.find((one) => one.n === n);
  if (!change) return refuseListChange('not_found', localizable('This change is no longer stored'));
  switch (change.kind) {
    case 'dueDays':
      return refuseListChange(
        'conflict',
        localizable('The days until a request is due are now in the deadline rules'),
      );
    case 'feeNotice':
      return changeValue(notices, { kind: 'feeNotice', feeNotice: change.from, seen }, now);
    case 'support':
      if (!z.safeParse(supportForm, change.from).success) return refuseInvalidValue();
      return changeValue(notices, { kind: 'support', ...change.from, seen }, now);
    case 'incident':
      return changeValue(notices, { kind: 'incident', note: change.from?.note ?? '', seen }, now);
    case 'service': {
      const { id, from } = change;
      if (!from) return refuseNoEarlierValue();
      const { position: order, locations, ...fields } = from;
      return notices.services.some((service) => service.id === id)
        ? editCopyService(notices, id, { ...fields, order, seen })
        : addCopyService(notices, { ...fields, order }, { id, ...(locations && { locations }) });
    }
    case 'location': {
      const { id, serviceId, from } = change;
      if (!from) return refuseNoEarlierValue();
      const { position: order, ...fields } = from;
      if (!z.safeParse(copyServiceLocationForm, { ...fields, order }).success) return refuseInvalidValue();
      const exists = notices.services.some(({ locations }) => locations.some((one) => one.id === id));
      return exists
        ? editLocation(notices, id, { ...fields, order, seen })
        : addLocation(notices, serviceId, { ...fields, order }, id);
    }
  }
}

function refuseNoEarlierValue(): NoticeDecision {
  return refuseListChange('conflict', localizable('There was no value before this change'));
}

/** The rules can be stricter now than when the value was saved. */
function refuseInvalidValue(): NoticeDecision {
  return refuseListChange(
    'conflict',
    localizable('The earlier value is no longer valid. Please enter a new one.'),
  );
}
