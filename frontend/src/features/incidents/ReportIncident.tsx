import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { reportIncident } from '@portal/contract/incidents/endpoints.ts';
import { incidentReport, MAX_INCIDENT_TEXT } from '@portal/contract/incidents/schemas.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { FieldError } from '../../components/form/FieldError.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useFieldError } from '../../components/form/useFieldError.ts';
import { useListForm } from '../../components/form/useListForm.ts';
import { call } from '../../lib/api.ts';
import { dayInDisplayZone } from '../../lib/format.ts';
import { useRefresh } from '../requests/api/useRefresh.ts';
import { INCIDENTS_KEY } from './incidentQueries.ts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { ...typographyStyles.body1Strong, padding: 0 },
});

type Values = z.input<typeof incidentReport>;

interface Props {
  requestId: string;
  /** Released documents, also those that were withdrawn. */
  files: readonly StaffFileView[];
}

/** Withdraws documents that were released to the wrong person, and records the incident. */
export function ReportIncident({ requestId, files }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const offered = files.filter(({ incidentId }) => incidentId === undefined);
  if (offered.length === 0) return null;
  return (
    <>
      <Button appearance="subtle" onClick={() => setOpen(true)}>
        {t('Released to the wrong person')}
      </Button>
      {isOpen && <ReportDialog requestId={requestId} files={offered} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ requestId, files, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefresh(requestId);
  const [first] = useState((): Values => ({
    key: crypto.randomUUID(),
    requestId,
    fileIds: files.length === 1 ? [files[0]!.fileId] : [],
    discoveredOn: dayInDisplayZone(new Date()),
    what: '',
  }));
  const edit = useListForm<Values, z.output<typeof incidentReport>>({
    schema: incidentReport,
    values: first,
    save: (body) => call(reportIncident, { body }).finally(refresh),
    keys: [INCIDENTS_KEY],
    success: t('Documents withdrawn and incident recorded'),
    onSaved: onClose,
    failure: t('The incident was not recorded'),
  });
  return (
    <FormDialog
      title={t('Released to the wrong person')}
      save={t('Withdraw and record')}
      edit={edit}
      onClose={onClose}
    >
      <p>
        {t(
          'The documents are withdrawn at once and their content is deleted. Links, previews and zips stop working. A download that is running may finish, and saved copies remain.',
        )}
      </p>
      <p>
        {t(
          'We’ll show who opened them, and count the 60 days for the notice to the patient. Payments are not refunded: an admin decides.',
        )}
      </p>
      <FileChoice files={files} />
      <TextField<Values>
        name="discoveredOn"
        type="date"
        label={t('Discovered on')}
        hint={t('The first day on which anyone here knew of it, or should have known.')}
      />
      <TextAreaField<Values>
        name="what"
        label={t('What happened')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_INCIDENT_TEXT}
      />
    </FormDialog>
  );
}

function FileChoice({ files }: Pick<Props, 'files'>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const problem = useFieldError('fileIds');
  return (
    <fieldset className={styles.group} aria-describedby={problem ? 'incident-files-error' : undefined}>
      <legend className={styles.legend}>{t('Which documents')}</legend>
      <FieldError id="incident-files-error" message={problem} />
      {files.map(({ fileId, originalName, withdrawnAt, deletedAt }) => (
        <CheckboxField<Values>
          key={fileId}
          name="fileIds"
          value={fileId}
          label={
            withdrawnAt || deletedAt
              ? t('{{name}} (no longer available)', { name: originalName })
              : originalName
          }
        />
      ))}
    </fieldset>
  );
}
