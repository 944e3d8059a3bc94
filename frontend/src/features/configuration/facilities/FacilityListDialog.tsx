import { Button } from '@fluentui/react-components';
import { addFacilities } from '@portal/contract/configuration/endpoints/manageFacilities.ts';
import { newFacilities } from '@portal/contract/configuration/rules/newFacilities.ts';
import { facilitiesForm, type ManagedFacility } from '@portal/contract/configuration/schemas/facility.ts';
import { type ChangeEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { call } from '../../../lib/api.ts';
import { readFacilityFile, readFacilityList } from './facilityList.ts';
import { facilityKeys } from './managedFacilities.ts';

interface Values {
  /** One facility per line. */
  facilities: string;
}

const MAX_FILE_BYTES = 1024 * 1024;

const form = z.object({ facilities: z.pipe(z.string(), z.transform(readFacilityList)) });

interface Props {
  /** All facilities. */
  facilities: readonly ManagedFacility[];
  onClose: () => void;
}

/** Adds the facilities of a pasted list or a CSV file, except those that are in the list already. */
export function FacilityListDialog({ facilities, onClose }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const chooser = useRef<HTMLInputElement>(null);
  const active = facilities.filter(({ isActive }) => isActive);
  const edit = useListForm({
    schema: form,
    values: { facilities: '' },
    validate: (body) => {
      const message = problemOf(body);
      return message === null ? null : { field: 'facilities', fieldMessage: message };
    },
    save: (body) => call(addFacilities, { body, fallback: 'Failed to create facility' }),
    keys: facilityKeys,
    success: ({ added, skipped }) => ({ type: 'success', message: resultText(added, skipped) }),
    onSaved: onClose,
    failure: (reason) => t('Failed to save facility: {{reason}}', { reason }),
  });
  const text = useWatch({ control: edit.form.control, name: 'facilities' });
  const entered = readFacilityList(text);
  const added = newFacilities(entered, active).length;

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    edit.clearProblem();
    const list = file.size > MAX_FILE_BYTES ? null : await readFacilityFile(file);
    if (list) {
      edit.form.setValue('facilities', list, { shouldDirty: true });
      edit.form.clearErrors();
      return;
    }
    const message =
      list === null
        ? t('This file is too large. Choose one of at most 1 MB.')
        : t('The file has no facilities. It must be a CSV file with their names in the first column.');
    edit.form.setError('facilities', { type: 'custom', message });
  }

  return (
    <FormDialog
      title={t('Add a list of facilities')}
      save={t('Add facilities')}
      edit={edit}
      onClose={onClose}
    >
      <TextAreaField<Values>
        name="facilities"
        label={t('Facilities')}
        hint={t('One per line. You can paste a name and a description from two columns of a spreadsheet.')}
      />
      <Row gap={12} rowGap={8}>
        <Button onClick={() => chooser.current?.click()}>{t('Choose a CSV file')}</Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={t('Choose a CSV file')}
          onChange={(event) => void takeFile(event)}
        />
        <span role="status" className={shared('muted')}>
          {entered.length > 0 &&
            t('New: {{added}}. Already in the list or repeated: {{known}}.', {
              added,
              known: entered.length - added,
            })}
        </span>
      </Row>
    </FormDialog>
  );

  /** What the schema of the call refuses, with the number of the facility. */
  function problemOf(body: z.output<typeof form>): string | null {
    const [issue] = facilitiesForm.safeParse(body).error?.issues ?? [];
    if (!issue) return null;
    const index = issue.path[1];
    const reason = t(issue.message);
    if (typeof index !== 'number') return reason;
    return t('Facility {{number}}: {{reason}}', { number: index + 1, reason });
  }

  function resultText(newOnes: number, known: number): string {
    if (newOnes === 0) return t('All of these facilities are in the list already');
    return t('Facilities added: {{added}}. Already in the list or repeated: {{known}}.', {
      added: newOnes,
      known,
    });
  }
}
