import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { screenOnly, wrap } from '../../../components/layout/shapes.ts';
import { confirmedTo } from '../pendingSubmission.ts';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatList, formatMoney } from '../../../lib/format.ts';
import { withLookupParams } from '../../requests/lookup/lookupInput.ts';
import { ClearingNotice } from './ClearingNotice.tsx';
import { CopyableValue } from './CopyableValue.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const SubmittedDetails = lazyComponent(
  async () => (await import('./SubmittedDetails.tsx')).SubmittedDetails,
  {
    failure: 'hidden',
  },
);

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '32px', maxWidth: '640px', margin: '0 auto' },
  head: { display: 'grid', gap: '8px', justifyItems: 'center', textAlign: 'center' },
  icon: { fontSize: '56px', lineHeight: 0, marginBottom: '8px', color: tokens.colorStatusSuccessForeground3 },
  text: {
    ...typographyStyles.body2,
    margin: 0,
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
  },
  values: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '20px 24px',
  },
  receipt: {
    ...wrap('0 16px'),
    justifyContent: 'space-between',
    margin: '20px 0 0',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...typographyStyles.body1,
    '& > dd': { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  },
  codeHint: { ...typographyStyles.body1, margin: '20px 0 0', color: tokens.colorNeutralForeground2 },
  actions: {
    ...wrap('12px'),
    ...screenOnly,
    justifyContent: 'center',
    '@media (max-width: 599px)': { flexDirection: 'column-reverse' },
  },
});

interface Props {
  orderId: string;
  code: string;
  /** The bank payment is clearing and may still fail. */
  clearing: boolean;
  /** The previous screen submitted it. The URL alone is not proof of payment. */
  justSubmitted: boolean;
  /** History state with what was submitted (`SubmittedSummary`). */
  state: unknown;
}

/** Confirms the submission with Order ID, code and next steps. Empty values are shown as unavailable. */
export function SubmissionSucceeded({ orderId, code, clearing, justSubmitted, state }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const amount = formatMoney(REQUEST_FEE_CENTS);
  const query = withLookupParams(new URLSearchParams(), { orderId, code }).toString();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden>
          <CheckmarkCircleFilled />
        </span>
        <PageTitle title={t('Thank you! Your request was submitted successfully.')} />
        <p className={styles.text}>
          <ConfirmationText code={code} addresses={confirmedTo(state)} />
        </p>
      </div>
      <Surface>
        <dl className={styles.values}>
          <CopyableValue label={t('Order ID')} value={orderId} />
          <CopyableValue label={t('Verification code')} value={code} />
        </dl>
        <p className={styles.codeHint}>
          {code === ''
            ? t(
                'We show the verification code here only on the day of submission. You can find it in the confirmation email we sent to the request’s contact email.',
              )
            : t(
                'You need both to look up your request. Keep them in case the confirmation email doesn’t arrive.',
              )}
        </p>
        {justSubmitted && (
          <dl className={styles.receipt}>
            <dt>{t('Processing fee')}</dt>
            <dd>{clearing ? amount : t('{{amount}}, paid', { amount })}</dd>
          </dl>
        )}
      </Surface>
      {justSubmitted && <SubmittedDetails state={state} />}
      {clearing && <ClearingNotice />}
      <div className={styles.actions}>
        <LinkButton to="/client/request">{t('Submit Another Request')}</LinkButton>
        <LinkButton to={{ pathname: '/request-status', search: query }} appearance="primary">
          {t('View Request Status')}
        </LinkButton>
      </div>
      <WhatHappensNext />
    </div>
  );
}

function ConfirmationText({ code, addresses }: { code: string; addresses: readonly string[] }) {
  const { t } = useTranslation();
  if (addresses.length > 0)
    return t('We sent a confirmation email to {{addresses}}.', { addresses: formatList(addresses) });
  return code === ''
    ? t('We sent a confirmation email.')
    : t('We sent a confirmation email to the copy service.');
}
