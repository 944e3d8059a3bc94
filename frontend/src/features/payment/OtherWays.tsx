import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** Instead of typing the code here: the provider's page, or another way to pay. */
export function OtherWays({
  verificationUrl,
  onOtherWay,
}: {
  verificationUrl: string;
  onOtherWay: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      <a className={styles.link} href={verificationUrl} target="_blank" rel="noopener noreferrer">
        {t('Verify on Stripe’s page (opens in a new tab)')}
        <OpenRegular aria-hidden />
      </a>
      <Button appearance="subtle" onClick={onOtherWay}>
        {t('Pay another way')}
      </Button>
    </div>
  );
}
