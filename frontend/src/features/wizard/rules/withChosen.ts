import type { Choice } from '../../../components/form/SelectField.tsx';

/** The choices with the one that was made, also where it is none of them (yet, or any more): the chooser must be able to show it. */
export function withChosen(choices: readonly Choice[], chosen: string, label: string): readonly Choice[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label }];
}
