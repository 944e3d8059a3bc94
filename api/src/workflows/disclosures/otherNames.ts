import { isSimilarName, isSameName, nameKey } from '../../domain/disclosures/matchesName.ts';
import { listedDisclosures, withheldDisclosures } from '../../domain/disclosures/findDisclosures.ts';
import type { Register, StoredAccounting } from '../../domain/disclosures/register.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { lookUpDisclosures } from './accountOfPatient.ts';

interface OtherName {
  name: string;
  /** Within the period, withheld ones among them. */
  disclosures: number;
}

/** The names with the birth date of a request that may be its patient's as well, each once, however its words stand. */
export async function otherNamesOf(
  stored: StoredAccounting,
  register: Register,
  by: { readonly caller: Caller; readonly now: Date },
): Promise<OtherName[]> {
  const isSought = (name: string) =>
    isSimilarName(stored.patientName, name) && !isSameName(stored.patientName, name);
  const { patients, disclosures } = await lookUpDisclosures(stored, register, by, { words: [], isSought });
  const names = new Map(patients.map((name) => [nameKey(name), { name, disclosures: 0 }]));
  for (const { patientName } of [...listedDisclosures(disclosures), ...withheldDisclosures(disclosures)]) {
    names.get(nameKey(patientName))!.disclosures += 1;
  }
  return [...names.values()];
}
