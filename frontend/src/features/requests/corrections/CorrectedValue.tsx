import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { CorrectableField } from '@portal/contract/requests/catalogs/corrections.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '../fields/useFieldLabels.ts';
import { CorrectionChoice } from './CorrectionChoice.tsx';
import { latestCorrection } from './latestCorrection.ts';

const useStyles = makeStyles({
  correction: {
    ...typographyStyles.body1,
    margin: '6px 0 0',
    paddingLeft: '10px',
    borderLeft: `4px solid ${tokens.colorStatusWarningBorderActive}`,
  },
});

interface Props {
  request: StaffRequestView;
  field: CorrectableField;
  /** The value on file as text; nothing if there is none. */
  children: ReactNode;
}

/** A value of a request, with the correction of the client that staff have to decide. */
export function CorrectedValue({ request, field, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { displayValue } = useFieldLabels();
  const latest = latestCorrection(request, field);
  const value = children || t('Not provided');
  if (!latest) return value;
  const { updateId, correction } = latest;
  return (
    <CorrectionChoice requestId={request._id} updateId={updateId} correction={correction}>
      {value}
      {correction.state === 'open' && (
        <p className={styles.correction}>
          {t('The client wrote: {{value}}', { value: displayValue(field, correction.sent) })}
        </p>
      )}
    </CorrectionChoice>
  );
}
