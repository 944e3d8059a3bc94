import {
  type DeadlineRules,
  deadlineRulesForm,
  type FacilityCalendar,
  facilityCalendar,
  facilityTimeZones,
} from '@portal/contract/deadlines/deadlineRules.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import type { ChangeRules } from './editing.ts';

interface Values {
  name: string;
  timeZone: string;
  /** One per line. */
  facilities: string;
  source: string;
}

type Body = Omit<FacilityCalendar, 'holidays'>;

const form = z.pipe(
  z.transform(({ facilities, ...calendar }: Values) => ({
    ...calendar,
    facilities: facilities
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  })),
  z.omit(facilityCalendar, { holidays: true }),
);

interface Props {
  rules: DeadlineRules;
  /** Of the calendar; one more than the last for a new one, which starts with the holidays of the first. */
  index: number;
  onChange: ChangeRules;
  onClose: () => void;
}

/** Edits or adds a calendar. */
export function CalendarDialog({ rules, index, onChange, onClose }: Props) {
  const { t } = useTranslation();
  const { calendars } = rules;
  const calendar = calendars[index] ?? { ...calendars[0]!, name: '', facilities: [], source: '' };
  const changed = (body: Body) => ({
    ...rules,
    calendars: calendars.toSpliced(index, 1, { ...calendar, ...body }),
  });
  const edit = useListForm<Values, Body>({
    schema: form as z.ZodMiniType<Body, unknown>,
    values: { ...calendar, facilities: calendar.facilities.join('\n') },
    validate: (body) => {
      const problem = z
        .safeParse(deadlineRulesForm, changed(body))
        .error?.issues.find(({ path: [list, at] }) => list === 'calendars' && at === index);
      if (!problem) return null;
      const field = problem.path[2] === 'facilities' ? 'facilities' : 'name';
      return { field, fieldMessage: problem.message, formMessage: t('The change was not saved') };
    },
    save: async (body) => onChange(() => changed(body)),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={calendars[index] ? t('Calendar: {{name}}', { name: calendar.name }) : t('Add calendar')}
      save={t('Apply')}
      edit={edit}
      onClose={onClose}
    >
      <TextField<Values> name="name" label={t('Name')} maxLength={100} autoComplete="off" />
      <SelectField<Values>
        name="timeZone"
        label={t('Time zone')}
        hint={t('Decides on which day a request was submitted.')}
        placeholder={t('Please choose one')}
        choices={facilityTimeZones.map((value) => ({ value, label: value }))}
      />
      {index > 0 && (
        <TextAreaField<Values>
          name="facilities"
          label={t('Facilities')}
          hint={t('One name per line, as in the list of facilities.')}
          optional
        />
      )}
      <TextField<Values>
        name="source"
        label={t('Source')}
        hint={t('The law or decision that the holidays come from.')}
        optional
        maxLength={300}
        autoComplete="off"
      />
    </FormDialog>
  );
}
