import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { DocumentEditRegular } from '@fluentui/react-icons/svg/document-edit';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ChoiceCard } from '../../../components/choice/ChoiceCard.tsx';
import { inlineLine, textLink } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useIsSignedIn } from '../../../lib/session/useIsSignedIn.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { SupportContact } from '../components/SupportContact.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { RecordsIllustration } from '../components/RecordsIllustration.tsx';
import { WhatYouNeed } from '../components/WhatYouNeed.tsx';

const useBackToDashboardStyles = makeStyles({
  back: { ...textLink, ...inlineLine('8px'), justifySelf: 'start', fontSize: tokens.fontSizeBase300 },
});

/** Link for signed-in people. */
function BackToDashboard() {
  const styles = useBackToDashboardStyles();
  const { t } = useTranslation();
  return (
    <Link to="/dashboard" className={styles.back}>
      <span aria-hidden>←</span>
      {t('Back to Dashboard')}
    </Link>
  );
}

const UnfinishedRequestNotices = lazyComponent(
  async () => (await import('../components/UnfinishedRequestNotices.tsx')).UnfinishedRequestNotices,
);

const DiscardDraftDialog = lazyComponent(
  async () => (await import('../components/DiscardDraftDialog.tsx')).DiscardDraftDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  screen: { display: 'grid', gap: 'clamp(28px, 4vw, 44px)' },
  intro: {
    display: 'grid',
    gap: '32px',
    alignItems: 'center',
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 62ch) 1fr' },
  },
  lead: {
    margin: '12px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '26px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  choices: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  },
  lower: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: '3fr 2fr' },
  },
});

/** Removes the stored draft and payment, so that the wizard starts empty. */
function clearDraft(): void {
  sessionStorage.removeItem(sessionKeys.draft);
  sessionStorage.removeItem(sessionKeys.savedDraft);
  sessionStorage.removeItem(sessionKeys.payment);
}

interface Props {
  /** Both load the code of a form when the pointer or the focus reaches its card. */
  preloadWizard: () => void;
  preloadUpdate: () => void;
}

/** /client/request: the start page for law firms and copy services. */
export function LandingScreen({ preloadWizard, preloadUpdate }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [unfinished] = useState(() => sessionStorage.getItem(sessionKeys.draft) !== null);
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  // An account keeps what was entered, so nothing is lost.
  const startNew = (event: MouseEvent) => {
    if (!unfinished || isSignedIn) return clearDraft();
    event.preventDefault();
    setAsking(true);
  };
  return (
    <div className={styles.screen}>
      {isSignedIn && <BackToDashboard />}
      <div className={styles.intro}>
        <div>
          <PageTitle title={t('Medical records requests')} />
          <p className={styles.lead}>
            {t(
              'Order copies of a patient’s records, pay the processing fee, and track the request until the documents are ready. No account needed.',
            )}
          </p>
        </div>
        <RecordsIllustration />
      </div>
      {(unfinished || isSignedIn) && <UnfinishedRequestNotices />}
      <div className={styles.choices}>
        <ChoiceCard
          to="/client/request?step=1"
          icon={<DocumentAddRegular />}
          title={t('Create New Request')}
          text={t('Five short steps, about ten minutes. Have the authorization ready.')}
          action={t('Start a request')}
          primary
          onClick={startNew}
          onPrefetch={preloadWizard}
        />
        <ChoiceCard
          to="/client/request?update"
          icon={<DocumentEditRegular />}
          title={t('Update Request')}
          text={t('Send missing documents or a correction for a request that you have submitted.')}
          action={t('Send an update')}
          onPrefetch={preloadUpdate}
        />
        <ChoiceCard
          to="/request-status"
          icon={<DocumentSearchRegular />}
          title={t('View Existing Request')}
          text={t('Look up status and documents with your Order ID and verification code.')}
          action={t('Check the status')}
        />
      </div>
      {isAsking && (
        <DiscardDraftDialog
          onDiscard={() => {
            clearDraft();
            void navigate('/client/request?step=1');
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <HowItWorks />
      <div className={styles.lower}>
        <WhatYouNeed />
        <SupportContact />
      </div>
    </div>
  );
}
