import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { RetentionChoice, RetentionView } from '@portal/contract/retention/schemas.ts';
import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { useRefresh } from '../requests/api/useRefresh.ts';
import { RetentionFields } from './RetentionFields.tsx';
import { parseDays, retentionForm, type RetentionValues } from './rules/retentionForm.ts';

const useStyles = makeStyles({
  // Aligns the button text with the right edge of the lines below.
  edit: { flexShrink: 0, minWidth: 0, marginRight: '-12px', '@media print': { display: 'none' } },
  choices: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  choice: {
    '& + &': { paddingTop: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    overflowWrap: 'anywhere',
  },
  file: { fontWeight: tokens.fontWeightSemibold },
  reason: { ...typographyStyles.body1, margin: '4px 0 0', whiteSpace: 'pre-wrap' },
  who: { ...typographyStyles.body1, marginTop: '4px', color: tokens.colorNeutralForeground3 },
  hint: { ...typographyStyles.body1, margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
});

/**
 * How long the files of a request are kept after closing, including files with their own retention. Admins can change
 * it.
 */
export function RetentionCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const retentionLabel = useRetentionLabel();
  const [isChanging, setChanging] = useState(false);
  const files = [...request.loaFiles, ...request.uploadedFiles].filter(hasOwnRetention);
  return (
    <Card
      title={t('Retention')}
      action={
        session?.role === 'admin' && (
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            className={styles.edit}
            aria-label={t('Edit {{group}}', { group: t('Retention') })}
            onClick={() => setChanging(true)}
          >
            {t('Edit')}
          </Button>
        )
      }
    >
      <p className={styles.hint}>
        {t(
          'Counted from the day the request is closed. A legal hold on the request applies to all its files.',
        )}
      </p>
      <ul className={styles.choices}>
        <li className={styles.choice}>
          <div>{retentionLabel(request.retention?.choice ?? { kind: 'default' })}</div>
          {request.retention && <RetentionSource view={request.retention} />}
        </li>
        {files.map((file) => (
          <li key={file.fileId} className={styles.choice}>
            <div className={styles.file}>{file.originalName}</div>
            <div>
              {file.retention.choice.kind === 'default'
                ? t('Same as the request')
                : retentionLabel(file.retention.choice)}
            </div>
            <RetentionSource view={file.retention} />
          </li>
        ))}
      </ul>
      {isChanging && <RetentionDialog request={request} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function hasOwnRetention(file: StaffFileView): file is StaffFileView & { retention: RetentionView } {
  return file.retention !== undefined;
}

/** Who set the retention, when and why. */
function RetentionSource({ view: { reason, byName, at } }: { view: RetentionView }) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.who}>
        {byName}
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </div>
    </>
  );
}

/** Returns a function that labels a retention. */
function useRetentionLabel() {
  const { t } = useTranslation();
  return (choice: RetentionChoice): string => {
    switch (choice.kind) {
      case 'default':
        return t('Portal default, set in the Management Center');
      case 'always':
        return t('Always kept (legal hold)');
      case 'days':
        return t('Deleted {{days}} days after closing', { days: choice.days });
    }
  };
}

/** Changes how long the files of a request, or one of its files, are kept. */
function RetentionDialog({ request, onClose }: { request: StaffRequestView; onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefresh(request._id);
  const current = request.retention?.choice ?? { kind: 'default' };
  const edit = useListForm<RetentionValues, RetentionValues>({
    schema: retentionForm,
    values: {
      scope: '',
      kind: current.kind === 'default' ? '' : current.kind,
      days: current.kind === 'days' ? String(current.days) : '',
      reason: '',
    },
    save: ({ scope, reason, ...choice }) =>
      call(changeRetention, {
        body: {
          requestId: request._id,
          ...(scope && { fileId: scope }),
          choice: toRetentionChoice(choice),
          reason,
        },
      }).finally(refresh),
    success: t('Retention saved'),
    onSaved: onClose,
    failure: t('The retention was not saved'),
  });
  const files = [...request.loaFiles, ...request.uploadedFiles].filter(({ deletedAt }) => !deletedAt);
  return (
    <FormDialog title={t('Change retention')} save={t('Save')} edit={edit} onClose={onClose}>
      <SelectField<RetentionValues>
        name="scope"
        label={t('Applies to')}
        placeholder={t('The whole request')}
        choices={files.map(({ fileId, originalName }) => ({ value: fileId, label: originalName }))}
      />
      <RetentionFields
        defaultLabel={t('kept under the request or portal setting')}
        choices={[
          { value: 'always', label: t('kept indefinitely (legal hold)') },
          { value: 'days', label: t('deleted after a number of days') },
        ]}
      />
    </FormDialog>
  );
}

function toRetentionChoice({ kind, days }: Pick<RetentionValues, 'kind' | 'days'>): RetentionChoice {
  if (kind === 'days') return { kind: 'days', days: parseDays(days) };
  return kind === 'always' ? { kind: 'always' } : { kind: 'default' };
}
