/** Patient and contact fields that a client can correct with an update. */
export const correctableFields = ['patientName', 'patientDob', 'contactPhone'] as const;

export type CorrectableField = (typeof correctableFields)[number];

/** `apply` stores the client’s value in the request; `keep` leaves the value on file. */
export const correctionDecisions = ['apply', 'keep'] as const;
