/** Imaging study types for invoice lines. */
export const studyTypes = [
  'MRI',
  'CT',
  'X-Ray',
  'Ultrasound',
  'Mammography',
  'Nuclear Medicine',
  'PET',
  'Other',
] as const;
