import { PERSONAL_APPEARANCE } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { RequestDocument } from '../requestDocument.ts';

type Fields = RequestDocument['fields'];

/** Who appears, when and where, as far as it is known; nothing for other request types. */
export function appearanceView(fields: Fields) {
  const { requestType, physicianName } = fields;
  if (requestType !== PERSONAL_APPEARANCE) return {};
  return { ...(physicianName && { physicianName }), ...storedAppearance(fields) };
}

/** When and where an appearance is, as stored: also if the request has another type by now. */
export function storedAppearance({ appearanceDate, appearanceTime, appearancePlace }: Fields) {
  return {
    ...(appearanceDate && { appearanceDate }),
    ...(appearanceTime && { appearanceTime }),
    ...(appearancePlace && { appearancePlace }),
  };
}
