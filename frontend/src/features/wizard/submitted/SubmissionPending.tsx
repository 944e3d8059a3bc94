import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { screenOnly, wrap } from '../../../components/layout/shapes.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { withLookupParams } from '../../requests/lookup/lookupInput.ts';
import { ClearingNotice } from './ClearingNotice.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { useCompleteSubmission } from './useCompleteSubmission.ts';

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '32px', maxWidth: '640px', margin: '0 auto' },
  head: { display: 'grid', gap: '8px', justifyItems: 'center', textAlign: 'center' },
  icon: { fontSize: '56px', lineHeight: 0, marginBottom: '8px', color: tokens.colorBrandForeground1 },
  text: {
    ...typographyStyles.body2,
    margin: 0,
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
  },
  card: { display: 'grid', gap: '20px' },
  values: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '20px 24px',
  },
  points: { ...typographyStyles.body1, margin: 0, paddingLeft: '20px', display: 'grid', gap: '8px' },
  actions: {
    ...wrap('12px'),
    ...screenOnly,
    justifyContent: 'flex-end',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { flexDirection: 'column-reverse' },
  },
});

interface Props {
  orderId: string;
  /** The bank payment is clearing and may still fail. */
  clearing: boolean;
}

/** The fee is paid, but the submission is not confirmed. No text may say that the request was submitted. */
export function SubmissionPending({ orderId, clearing }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { canRetry, retry, isRetrying, failure } = useCompleteSubmission();
  const query = withLookupParams(new URLSearchParams(), { orderId, code: '' }).toString();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <ClockRegular />
        </span>
        <PageTitle
          title={
            clearing
              ? t('We’re completing your request.')
              : t('Payment received. We’re completing your request.')
          }
        />
        <p className={styles.text}>
          {t('We couldn’t complete it while you waited. We’ll keep trying, even if you close this page.')}
        </p>
      </div>
      <Surface className={styles.card}>
        <dl className={styles.values}>
          <CopyableValue label={t('Order ID')} value={orderId} />
          <CopyableValue label={t('Verification code')} value="" placeholder={t('Coming by email')} />
        </dl>
        <ul className={styles.points}>
          <li>{t('You’ll get your verification code in the confirmation email.')}</li>
          <li>{t('Please don’t pay or submit again. Your payment and details are safe.')}</li>
        </ul>
        {clearing && <ClearingNotice />}
        {failure && (
          <Notice type="warning" role="alert" title={t('Not completed yet')}>
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <LinkButton to={{ pathname: '/request-status', search: query }}>
            {t('View Request Status')}
          </LinkButton>
          {canRetry && (
            <Button appearance="primary" disabledFocusable={isRetrying} onClick={retry}>
              {isRetrying ? t('Trying again...') : t('Retry')}
            </Button>
          )}
        </div>
      </Surface>
    </div>
  );
}
