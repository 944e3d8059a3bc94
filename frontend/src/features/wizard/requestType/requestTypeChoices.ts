import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { requestTypeGroups } from '@portal/contract/requests/catalogs/requestTypeGroups.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { TFunction } from 'i18next';
import type { ChoiceGroup } from '../../../components/form/RadioGroupField.tsx';
import type { SelectOption } from '../../../components/Select.tsx';

interface Shown {
  /** The groups with choices, in display order. */
  groups: ChoiceGroup[];
  /** The choices that match the search, in display order. */
  matches: SelectOption[];
  /** The choice that Enter selects: the only match, or the one with exactly this name. */
  chosen: SelectOption | undefined;
}

/**
 * The request types in groups: first the ones used last, which their own groups then omit. With a search text, only the
 * types that contain all of its words, and the selected one.
 */
export function requestTypeChoices(
  { search, selected, recent }: { search: string; selected: string; recent: readonly number[] },
  t: TFunction,
): Shown {
  const choicesOf = (ids: readonly number[]) =>
    ids.map((id) => ({ value: String(id), label: t(requestTypeName(id)) }));
  const isMatch = ({ label }: SelectOption) => isFoundIn(search, [label]);
  const groups = [
    { label: t('Used last'), choices: choicesOf(recent) },
    ...requestTypeGroups.map(({ name, ids }) => ({
      label: t(name),
      choices: choicesOf(ids.filter((id) => !recent.includes(id))),
    })),
  ];
  const matches = groups.flatMap(({ choices }) => choices.filter(isMatch));
  const isExact = ({ label }: SelectOption) => isFoundIn(search, [label]) && isFoundIn(label, [search]);
  return {
    groups: groups
      .map(({ label, choices }) => ({
        label,
        choices: choices.filter((choice) => isMatch(choice) || choice.value === selected),
      }))
      .filter(({ choices }) => choices.length > 0),
    matches,
    chosen:
      search.trim() === ''
        ? undefined
        : (matches.find(isExact) ?? (matches.length === 1 ? matches[0] : undefined)),
  };
}
