import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { row } from '../../../components/layout/shapes.ts';
import { VerificationLink } from './VerificationLink.tsx';

const useStyles = makeStyles({
  alternatives: {
    ...row('8px 16px'),
    justifyContent: 'space-between',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
  },
});

/** Alternatives to entering the code here: Stripe's verification page or another payment method. */
export function VerificationAlternatives({
  verificationUrl,
  onPayAnotherWay,
}: {
  verificationUrl: string;
  onPayAnotherWay: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.alternatives}>
      <VerificationLink url={verificationUrl} />
      <Button appearance="subtle" onClick={onPayAnotherWay}>
        {t('Pay another way')}
      </Button>
    </div>
  );
}
