import type { PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';

/** Props of the dialogs about a patient who was looked up. */
export interface PatientDialogProps {
  period: PatientPeriod;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
