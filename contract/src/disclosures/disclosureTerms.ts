/** Legal bases of disclosures outside the portal (45 CFR 164.508, 164.512), as an accounting shows them. */
export const disclosureBases = {
  'required-by-law': 'Required by law',
  'public-health': 'Public health activities',
  'abuse-report': 'Report of abuse, neglect, or domestic violence',
  'health-oversight': 'Health oversight',
  'legal-process': 'Court order, subpoena, or other legal process',
  'law-enforcement': 'Law enforcement',
  decedent: 'Coroner, medical examiner, or funeral director',
  'organ-donation': 'Organ, eye, or tissue donation',
  research: 'Research',
  'serious-threat': 'Serious threat to health or safety',
  government: 'Specialized government functions',
  'workers-compensation': 'Workers’ compensation',
  authorization: 'Authorization by the patient',
  mistake: 'Disclosed by mistake',
  other: 'Other',
} as const;

export type DisclosureBasis = keyof typeof disclosureBases;

export const disclosureBasisKeys = Object.keys(disclosureBases) as [DisclosureBasis, ...DisclosureBasis[]];

/** How records were disclosed outside the portal. */
export const disclosureChannels = {
  mail: 'Mail',
  fax: 'Fax',
  phone: 'Phone',
  'in-person': 'In person',
  electronic: 'Email or other electronic means',
  'other-means': 'Other',
} as const;

export type DisclosureChannel = keyof typeof disclosureChannels;

export const disclosureChannelKeys = Object.keys(disclosureChannels) as [
  DisclosureChannel,
  ...DisclosureChannel[],
];

/** How records were received, in the portal or outside it. */
export const disclosureMethods = {
  download: 'Downloaded',
  preview: 'Previewed',
  open: 'Opened',
  ...disclosureChannels,
} as const;

/** What an accounting says about a document that was released to the wrong person. */
export const RELEASED_IN_ERROR = 'Released in error';
