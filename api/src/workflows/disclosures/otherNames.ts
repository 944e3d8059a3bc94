import { isSimilarName, isSameName, wordsKey } from '../../domain/disclosures/matchesName.ts';
import { listedDisclosures, withheldDisclosures } from '../../domain/disclosures/findDisclosures.ts';
import type { DisclosureLog, StoredAccounting } from '../../domain/disclosures/disclosureLog.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { lookUpDisclosures } from './findPatientDisclosures.ts';

interface OtherName {
  name: string;
  /** Number of disclosures in the period, including withheld ones. */
  disclosures: number;
}

/**
 * Returns other names with the same birth date that may belong to the patient. Names that differ only in word order
 * count once.
 */
export async function otherNamesOf(
  stored: StoredAccounting,
  disclosureLog: DisclosureLog,
  by: { readonly caller: Caller; readonly now: Date },
): Promise<OtherName[]> {
  const matches = (name: string) =>
    isSimilarName(stored.patientName, name) && !isSameName(stored.patientName, name);
  const { patients, disclosures } = await lookUpDisclosures(stored, disclosureLog, by, {
    words: [],
    matches,
  });
  const names = new Map(patients.map((name) => [wordsKey(name), { name, disclosures: 0 }]));
  for (const { patientName } of [...listedDisclosures(disclosures), ...withheldDisclosures(disclosures)]) {
    names.get(wordsKey(patientName))!.disclosures += 1;
  }
  return [...names.values()];
}
