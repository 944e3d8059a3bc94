import { makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { type SubmittedUpdate, UpdateSubmitted } from '../components/UpdateSubmitted.tsx';
import { newUpdate, openUpdate } from '../openUpdate.ts';
import { updateStore } from '../updateStore.ts';
import { UpdateForm } from './UpdateForm.tsx';

/** How long a submitted form stays visible. */
const RESET_MS = 3000;

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '20px', maxWidth: '920px', margin: '0 auto' },
});

/** /client/request?update: the form for updates of a request. */
export function UpdateScreen() {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const linked = linkedRequest(search);
  const isLinked = linked !== null;
  const [update, setUpdate] = useState(() => openUpdate(linked ?? state));
  // A link from an email has both values in the URL. The code must not stay there.
  const removeCodeFromUrl = useEffectEvent(
    () => void navigate('/client/request?update', { replace: true, state: linked }),
  );
  useEffect(() => {
    if (isLinked) removeCodeFromUrl();
  }, [isLinked]);
  const [sent, setSent] = useState<SubmittedUpdate | null>(null);
  const startOver = () => {
    updateStore.clear();
    setUpdate(newUpdate());
  };
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setUpdate(newUpdate()), RESET_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <div className={styles.screen}>
      <div>
        <PageTitle title={t('Update Existing Request')} />
        <p className={shared('body', 'above8', 'readable', 'soft')}>
          {t('Send missing documents or a correction. Our staff review every update.')}
        </p>
      </div>
      {sent && <UpdateSubmitted key={sent.orderId} sent={sent} />}
      <UpdateForm key={update.updateId} opened={update} onStartOver={startOver} onSubmitted={setSent} />
    </div>
  );
}

/** The Order ID and code in the URL of a link from an email; null if it has no Order ID. */
function linkedRequest(search: string): { orderId: string; verificationCode: string } | null {
  const params = new URLSearchParams(search);
  const orderId = params.get('orderId')?.trim() ?? '';
  if (orderId === '') return null;
  return { orderId, verificationCode: params.get('verificationCode') ?? '' };
}
