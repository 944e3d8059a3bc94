import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useBarButtonStyles } from './useBarButtonStyles.ts';

interface Props {
  atPayment: boolean;
  paid: boolean;
  submitting: boolean;
}

/** The submit button of a step, labeled by its state. */
export function StepAction({ atPayment, paid, submitting }: Props) {
  const { button } = useBarButtonStyles();
  const { t } = useTranslation();
  const submitLabel = () => {
    if (!atPayment) return t('Next');
    if (submitting) return t('Submitting....');
    return paid ? t('Submit Request') : t('Complete Payment First');
  };
  return (
    <Button
      type="submit"
      appearance="primary"
      size="large"
      className={button}
      disabled={atPayment && (!paid || submitting)}
      icon={submitting ? <SmallSpinner /> : null}
    >
      {submitLabel()}
    </Button>
  );
}
