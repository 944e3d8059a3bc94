import { type DeadlineRules, deadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { daysText, useDeadlineTexts } from './deadlineTexts.ts';
import { type ChangeRules, enteredDays } from './editing.ts';

interface Props {
  rules: DeadlineRules;
  onChange: ChangeRules;
  onClose: () => void;
}

interface EarliestValues {
  hasRule: boolean;
  daysAfterIssue: string;
  daysAfterService: string;
  source: string;
}

const DAYS = 'Please enter a whole number of days from 0 to 365';
const daysAfter = z.int(DAYS).check(z.minimum(0, DAYS), z.maximum(365, DAYS));

const earliestForm = z.pipe(
  z.transform(({ hasRule, daysAfterIssue, daysAfterService, source }: EarliestValues) => ({
    hasRule,
    daysAfterIssue: hasRule ? enteredDays(daysAfterIssue) : 0,
    daysAfterService: hasRule ? enteredDays(daysAfterService) : 0,
    source: source.trim(),
  })),
  z.object({
    hasRule: z.boolean(),
    daysAfterIssue: daysAfter,
    daysAfterService: daysAfter,
    source: z.string(),
  }),
);

type EarliestBody = z.output<typeof earliestForm>;

/** Edits the earliest production date of subpoenas. */
export function EarliestProductionDialog({ rules, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { earliestProduction: rule } = rules;
  const edit = useListForm<EarliestValues, EarliestBody>({
    schema: earliestForm as z.ZodMiniType<EarliestBody, unknown>,
    values: {
      hasRule: rule !== null,
      daysAfterIssue: String(rule?.daysAfterIssue ?? 20),
      daysAfterService: String(rule?.daysAfterService ?? 15),
      source: rule?.source ?? '',
    },
    save: async ({ hasRule, ...changed }) =>
      onChange((all) => ({ ...all, earliestProduction: hasRule ? changed : null })),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('Earliest production date of a subpoena')}
      save={t('Apply')}
      edit={edit}
      onClose={onClose}
    >
      <CheckboxField<EarliestValues>
        name="hasRule"
        label={t('Subpoenas that state no date have an earliest production date')}
      />
      <EarliestFields />
    </FormDialog>
  );
}

function EarliestFields() {
  const { t } = useTranslation();
  const hasRule = useWatch<EarliestValues, 'hasRule'>({ name: 'hasRule' });
  if (!hasRule) return null;
  const number = { inputMode: 'numeric', maxLength: 20, autoComplete: 'off' } as const;
  return (
    <>
      <TextField<EarliestValues> name="daysAfterIssue" label={t('Days after issue')} {...number} />
      <TextField<EarliestValues> name="daysAfterService" label={t('Days after service')} {...number} />
      <TextField<EarliestValues>
        name="source"
        label={t('Source')}
        optional
        maxLength={300}
        autoComplete="off"
      />
    </>
  );
}

type Pauses = DeadlineRules['pauses'];

/** Edits which waits stop the clock. */
export function PausesDialog({ rules, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { waits } = useDeadlineTexts();
  const edit = useListForm<Pauses, Pauses>({
    schema: deadlineRules.shape.pauses,
    values: rules.pauses,
    save: async (pauses) => onChange((all) => ({ ...all, pauses })),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('What moves the due date')} save={t('Apply')} edit={edit} onClose={onClose}>
      <p>{t('Requests that already wait are not affected.')}</p>
      {pauseReasons.map((reason) => (
        <CheckboxField<Pauses> key={reason} name={reason} label={waits[reason]!} />
      ))}
    </FormDialog>
  );
}

type ReminderValues = Record<'staff' | (typeof pauseReasons)[number], string>;

const REMINDERS = 'Please enter at most five different numbers of days';

function daysList(min: number, max: number) {
  return z.pipe(
    z.transform((text: string) =>
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(enteredDays),
    ),
    z
      .array(z.any())
      .check(
        z.refine(
          (days: number[]) =>
            days.length <= 5 &&
            new Set(days).size === days.length &&
            days.every((day) => Number.isInteger(day) && day >= min && day <= max),
          REMINDERS,
        ),
      ),
  );
}

const remindersForm = z.object({
  staff: daysList(0, 30),
  rejected: daysList(1, 60),
  missing: daysList(1, 60),
  payment: daysList(1, 60),
});

type ReminderBody = Record<keyof ReminderValues, number[]>;

/** Edits the days of reminders. */
export function RemindersDialog({ rules, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { waits } = useDeadlineTexts();
  const { staff, client } = rules.reminders;
  const inOrder = (days: readonly number[]) => days.toSorted((a, b) => a - b);
  const edit = useListForm<ReminderValues, ReminderBody>({
    schema: remindersForm as unknown as z.ZodMiniType<ReminderBody, unknown>,
    values: {
      staff: daysText(staff),
      rejected: daysText(client.rejected),
      missing: daysText(client.missing),
      payment: daysText(client.payment),
    },
    save: async (changed) =>
      onChange((all) => ({
        ...all,
        reminders: {
          staff: inOrder(changed.staff),
          client: {
            rejected: inOrder(changed.rejected),
            missing: inOrder(changed.missing),
            payment: inOrder(changed.payment),
          },
        },
      })),
    onSaved: onClose,
  });
  const days = { optional: true, maxLength: 60, autoComplete: 'off' } as const;
  return (
    <FormDialog title={t('Reminders')} save={t('Apply')} edit={edit} onClose={onClose}>
      <TextField<ReminderValues>
        name="staff"
        label={t('Staff: days before the due date')}
        hint={t('From 0 to 30, with commas, such as 1, 3. Leave it empty to send none.')}
        {...days}
      />
      <p>
        {t(
          'The client: after how many days of waiting, from 1 to 60. After the last reminder, staff get a task.',
        )}
      </p>
      {pauseReasons.map((reason) => (
        <TextField<ReminderValues> key={reason} name={reason} label={waits[reason]!} {...days} />
      ))}
    </FormDialog>
  );
}
