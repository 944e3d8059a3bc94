import { makeStyles } from '@fluentui/react-components';
import { updateReasons } from '@portal/contract/requests/catalogs/updateReasons.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { MAX_UPDATE_DETAILS } from '@portal/contract/requests/schemas/clientUpdate.ts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import type { UpdateValues } from '../updateValues.ts';

const useStyles = makeStyles({ fields: { display: 'grid', gap: '20px', maxWidth: '68ch' } });

const missingHints = {
  'wrong-facility': 'Enter the facility that has the records.',
  'dates-missing': 'Enter the dates of service that the records should cover.',
} as const;

interface Props {
  /** What staff need; null for any update. These items decide the reason. */
  missing: readonly MissingReason[] | null;
}

/** Reason and details of an update. */
export function UpdateSection({ missing }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const hints = (missing ?? []).flatMap((reason) =>
    reason === 'wrong-facility' || reason === 'dates-missing' ? t(missingHints[reason]) : [],
  );
  return (
    <FormSection title={t('Update Information')} columns={false}>
      <div className={styles.fields}>
        {missing === null && (
          <SelectField<UpdateValues>
            name="updateReason"
            label={t('Reason for update')}
            placeholder={t('Select a reason')}
            choices={updateReasons.map((reason) => ({ value: reason, label: t(reason) }))}
          />
        )}
        <TextAreaField<UpdateValues>
          name="updateDetails"
          label={t('Update details')}
          hint={hints.join(' ') || undefined}
          maxLength={MAX_UPDATE_DETAILS}
        />
      </div>
    </FormSection>
  );
}
