/** Whom a Personal Appearance subpoena applies to: API value and label. */
export const paAppliesToOptions = [
  { value: 'Physician', label: 'Physician' },
  { value: 'PMK', label: 'PMK (Person Most Knowledgeable)' },
  { value: 'Records to Court', label: 'Records to Court' },
] as const;

export type PaAppliesTo = (typeof paAppliesToOptions)[number]['value'];

export const paAppliesToValues = paAppliesToOptions.map((option) => option.value) as [
  PaAppliesTo,
  ...PaAppliesTo[],
];

export function paAppliesToLabel(value: string): string {
  return paAppliesToOptions.find((option) => option.value === value)?.label ?? value;
}
