import { makeStyles } from '@fluentui/react-components';
import { updateReasons } from '@portal/contract/requests/catalogs/updateReasons.ts';
import { MAX_UPDATE_DETAILS } from '@portal/contract/requests/schemas/clientUpdate.ts';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import type { UpdateValues } from '../updateValues.ts';

const useStyles = makeStyles({ fields: { display: 'grid', gap: '20px', maxWidth: '68ch' } });

/** Reason and details of an update. Without the reason if missing items decide it. */
export function UpdateSection({ hasReason }: { hasReason: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <FormSection title={t('Update Information')} columns={false}>
      <div className={styles.fields}>
        {hasReason && (
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
          maxLength={MAX_UPDATE_DETAILS}
        />
      </div>
    </FormSection>
  );
}
