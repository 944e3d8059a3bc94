/** Kinds of imaging study that an invoice line can name. */
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

export type StudyType = (typeof studyTypes)[number];
