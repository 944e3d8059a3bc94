import {
  type DeadlineKind,
  deadlineRule,
  type DeadlineRule,
  type DeadlineRules,
} from '@portal/contract/deadlines/deadlineRules.ts';
import { deadlineTriggers, deadlineUnits } from '@portal/contract/deadlines/deadlineView.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { useDeadlineTexts } from './deadlineTexts.ts';
import { type ChangeRules, enteredDays } from './editing.ts';

interface Values {
  isOwn: boolean;
  trigger: string;
  days: string;
  unit: string;
  rushDays: string;
  source: string;
}

type Body = DeadlineRule & { isOwn: boolean };

/** Without a rule of its own, the other fields do not count. */
const form = z.pipe(
  z.transform<Values, unknown>(({ isOwn, days, rushDays, ...rule }) =>
    isOwn
      ? {
          isOwn,
          ...rule,
          days: enteredDays(days),
          rushDays: rushDays.trim() === '' ? null : enteredDays(rushDays),
        }
      : { isOwn, trigger: 'submission', unit: 'calendar', days: 1, rushDays: null, source: '' },
  ),
  z.extend(deadlineRule, { isOwn: z.boolean() }) as z.ZodMiniType<Body, unknown>,
);

interface Props {
  kind: DeadlineKind;
  rules: DeadlineRules;
  onChange: ChangeRules;
  onClose: () => void;
}

/** Edits the rule of an authority. */
export function RuleDialog({ kind, rules, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const own = rules.rules[kind];
  const rule = own ?? rules.rules.default;
  const edit = useListForm<Values, Body>({
    schema: form as z.ZodMiniType<Body, unknown>,
    values: {
      ...rule,
      isOwn: own !== null,
      days: String(rule.days),
      rushDays: rule.rushDays === null ? '' : String(rule.rushDays),
    },
    save: async ({ isOwn, ...changed }) =>
      onChange((all) => ({ ...all, rules: { ...all.rules, [kind]: isOwn ? changed : null } })),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('Due date: {{name}}', { name: texts.kinds[kind] })}
      save={t('Apply')}
      edit={edit}
      onClose={onClose}
    >
      {kind !== 'default' && <CheckboxField<Values> name="isOwn" label={t('Has a rule of its own')} />}
      <RuleFields />
    </FormDialog>
  );
}

function RuleFields() {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const isOwn = useWatch<Values, 'isOwn'>({ name: 'isOwn' });
  if (!isOwn) return <p>{t('The rule for all other requests applies.')}</p>;
  return (
    <>
      <SelectField<Values>
        name="trigger"
        label={t('Counted from')}
        hint={t('Until that day is known, the days count from the submission.')}
        placeholder={t('Please choose one')}
        choices={deadlineTriggers.map((value) => ({ value, label: texts.triggers[value]! }))}
      />
      <TextField<Values>
        name="days"
        label={t('Days')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <SelectField<Values>
        name="unit"
        label={t('Kind of days')}
        placeholder={t('Please choose one')}
        choices={deadlineUnits.map((value) => ({ value, label: texts.units[value]! }))}
      />
      <TextField<Values>
        name="rushDays"
        label={t('Days for rush')}
        hint={t('Leave it empty to give rush requests the same days.')}
        optional
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <TextField<Values>
        name="source"
        label={t('Source')}
        hint={t('The law or decision, such as Evid. Code 1560(b). Only staff see it.')}
        optional
        maxLength={300}
        autoComplete="off"
      />
    </>
  );
}
