/** The fields that a look-up fills in. */
export const prefilledFields = ['patientName', 'patientDob', 'contactPhone'] as const;

export type Prefill = Readonly<Record<(typeof prefilledFields)[number], string>>;

/** What the fields hold after a look-up: what is on file, except where somebody has typed something of their own. `before` is what the look-up before filled in. */
export function prefilled(typed: Prefill, before: Prefill | null, onFile: Prefill): Prefill {
  const chosen = (field: keyof Prefill) =>
    typed[field] === '' || typed[field] === before?.[field] ? onFile[field] : typed[field];
  return {
    patientName: chosen('patientName'),
    patientDob: chosen('patientDob'),
    contactPhone: chosen('contactPhone'),
  };
}
