/** The titles of the five steps. They are translated where they are shown. */
export const stepTitles = [
  'Who’s Submitting',
  'Patient Details',
  'Request Details',
  'Review Your Request',
  'Payment',
] as const;

export const REVIEW_STEP = 4;
export const PAYMENT_STEP = 5;
