/** Why a client updates a request that was already submitted. */
export const updateReasons = [
  'Missing Information',
  'Incorrect Information',
  'Additional Documents',
  'Change of Request',
  'Other',
] as const;

export type UpdateReason = (typeof updateReasons)[number];
