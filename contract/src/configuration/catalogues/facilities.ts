/** Facilities a new portal starts with; staff replace them in the Management Center. */
export const starterFacilities: readonly string[] = [
  'Central Medical Center',
  'Northside Orthopedic Institute',
  'Riverside Imaging Center',
  'Lakeview Rehabilitation Hospital',
  'Westbrook Surgery Center',
];
