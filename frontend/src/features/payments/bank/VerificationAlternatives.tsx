import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { VerificationLink } from './VerificationLink.tsx';

const useStyles = makeStyles({
  alternatives: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
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
