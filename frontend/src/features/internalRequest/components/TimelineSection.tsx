import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { InternalValues } from '../internalValues.ts';

const useStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

/** When the subpoena came, and by when the records are due. */
export function TimelineSection() {
  const styles = useStyles();
  const { t } = useTranslation();
  const day = { type: 'date', autoComplete: 'off', optional: true, className: styles.date } as const;
  return (
    <FormSection title={t('Request Timeline')}>
      <TextField<InternalValues> name="subpoenaReceivedDate" label={t('Subpoena received')} {...day} />
      <TextField<InternalValues>
        name="dueDate"
        label={t('Due date')}
        hint={t('When left empty, it is due after the same time as a client’s request.')}
        {...day}
      />
    </FormSection>
  );
}
