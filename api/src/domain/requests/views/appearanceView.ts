import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { RequestRoot } from '../root.ts';

/** Who appears, when and where, as far as it is known; nothing for other request types. */
export function appearanceView({
  requestType,
  physicianName,
  appearanceDate,
  appearanceTime,
  appearancePlace,
}: RequestRoot['fields']) {
  if (requestType !== PERSONAL_APPEARANCE) return {};
  return {
    ...(physicianName && { physicianName }),
    ...(appearanceDate && { appearanceDate }),
    ...(appearanceTime && { appearanceTime }),
    ...(appearancePlace && { appearancePlace }),
  };
}
