/** Facilities of a new portal. Staff replace them in the Management Center. */
export const starterFacilities: readonly string[] = [
  'Central Medical Center',
  'Northside Orthopedic Institute',
  'Riverside Imaging Center',
  'Lakeview Rehabilitation Hospital',
  'Westbrook Surgery Center',
];
