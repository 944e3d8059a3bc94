/** The fields that a lookup fills in. */
export const prefilledFields = ['patientName', 'patientDob', 'contactPhone'] as const;

export type Prefill = Readonly<Record<(typeof prefilledFields)[number], string>>;

/** The field values after a lookup: stored values, but entered values stay. `before`: values that the previous lookup filled in. */
export function prefilled(current: Prefill, before: Prefill | null, onFile: Prefill): Prefill {
  const valueOf = (field: keyof Prefill) =>
    current[field] === '' || current[field] === before?.[field] ? onFile[field] : current[field];
  return {
    patientName: valueOf('patientName'),
    patientDob: valueOf('patientDob'),
    contactPhone: valueOf('contactPhone'),
  };
}
