import type { Assignee } from '@portal/contract/schemas/assignee.ts';
import { useTranslation } from 'react-i18next';
import { assigneeWords } from '../rules/assigneeWords.ts';
import { ChoiceFilter } from '../../../../components/list/ChoiceFilter.tsx';

interface Props {
  assignees: readonly Assignee[];
  /** Empty for anyone. */
  value: string;
  onChoose: (value: string) => void;
}

/** Narrows the list to one's own requests, to those that nobody has, or to those of somebody. */
export function AssigneeFilter({ assignees, value, onChoose }: Props) {
  const { t } = useTranslation();
  const people = assignees.map(({ userId }) => userId);
  const choices = [...new Set(['mine', 'unassigned', ...people, ...(value === '' ? [] : [value])])];
  return (
    <ChoiceFilter
      label={t('Assigned to')}
      all={t('Anyone')}
      choices={choices.map((choice) => ({ value: choice, label: assigneeWords(choice, assignees, t) }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
