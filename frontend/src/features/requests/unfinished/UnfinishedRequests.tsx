import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { UnfinishedRequest } from '@portal/contract/requests/schemas/unfinishedRequest.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { line, plainList, row, smallText } from '../../../components/layout/shapes.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { formatDate, formatList } from '../../../lib/format.ts';
import { useReadWhenShown } from '../../../lib/time/useReadWhenShown.ts';
import { viewedAgoLabel } from '../recents/viewedAgoLabel.ts';
import { discardUnfinished, openInThisTab, unfinishedRequestsQuery } from './unfinishedRequests.ts';
import { useMissingLabels } from './useMissingLabels.ts';

const useStyles = makeStyles({
  card: { display: 'grid', padding: '8px clamp(16px, 3vw, 28px)' },
  head: { ...line('16px'), justifyContent: 'space-between', minHeight: '32px' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  list: { ...plainList },
  item: {
    ...row('4px 16px'),
    justifyContent: 'space-between',
    padding: '6px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  facts: { flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  detail: { ...smallText, color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', gap: '8px', '& > button': { minHeight: '40px' } },
});

/** Further requests are shown on demand, so that the submitted ones stay on the first screen. */
const SHOWN_AT_FIRST = 2;

/** The signed-in client's requests that are not paid yet, with what is missing. Renders nothing without any. */
export function UnfinishedRequests() {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const { data: requests = [] } = useQuery(unfinishedRequestsQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [discarding, setDiscarding] = useState<UnfinishedRequest | null>(null);
  if (requests.length === 0) return null;
  const shown = showsAll ? requests : requests.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={titleId}>
      <Surface className={styles.card}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('Unfinished requests')}
          </h2>
          {shown.length < requests.length && (
            <Button appearance="subtle" size="small" onClick={() => setShowsAll(true)}>
              {t('Show all {{number}}', { number: requests.length })}
            </Button>
          )}
        </div>
        <ul className={styles.list}>
          {shown.map((request) => (
            <UnfinishedItem
              key={request.draftId}
              request={request}
              onDiscard={() => setDiscarding(request)}
            />
          ))}
        </ul>
      </Surface>
      {discarding && <DiscardDialog request={discarding} onClose={() => setDiscarding(null)} />}
    </section>
  );
}

function UnfinishedItem({ request, onDiscard }: { request: UnfinishedRequest; onDiscard: () => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const navigate = useNavigate();
  const toasts = useToasts();
  const missingLabels = useMissingLabels();
  const now = useReadWhenShown(() => new Date());
  const { mutate, isPending } = useMutation({
    mutationFn: () => openInThisTab(request),
    onSuccess: () => navigate(`/client/request?step=${request.furthestStep}`),
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  const { orderId, patientName, loaFiles, uploadedFiles } = request.values;
  const files = loaFiles.length + uploadedFiles.length;
  const missing = missingLabels(request.missing);
  const name = nameOf(request) || t('New records request');
  const until = formatDate(request.expiresAt);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <div>
          <span className={styles.name}>{name}</span>
          {orderId.trim() && patientName.trim() && ` · ${patientName.trim()}`}
        </div>
        <div className={styles.detail}>
          {stateOf(request, missing, t)} · {viewedAgoLabel(request.savedAt, now, t)} ·{' '}
          {files > 0
            ? t('Kept with its files until {{date}}', { date: until })
            : t('Kept until {{date}}', { date: until })}
        </div>
      </div>
      <div className={styles.actions}>
        <Button appearance="subtle" aria-label={t('Discard {{name}}', { name })} onClick={onDiscard}>
          {t('Discard')}
        </Button>
        <Button
          aria-label={t('Continue {{name}}', { name })}
          disabledFocusable={isPending}
          onClick={() => mutate()}
        >
          {t('Continue')}
        </Button>
      </div>
    </li>
  );
}

/** What keeps a request from being submitted. */
function stateOf(request: UnfinishedRequest, missing: readonly string[], t: TFunction): string {
  if (request.waitsForVerification) return t('The bank account for the payment needs to be verified');
  return missing.length > 0
    ? t('Missing: {{fields}}', { fields: formatList(missing) })
    : t('Only the payment is missing');
}

function DiscardDialog({ request, onClose }: { request: UnfinishedRequest; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmChange
      title={t('Discard {{name}}?', { name: nameOf(request) || t('New records request') })}
      confirmLabel={t('Discard')}
      send={() => discardUnfinished(request.draftId)}
      keys={[unfinishedRequestsQuery.queryKey]}
      success={t('Request discarded')}
      onClose={onClose}
    >
      <p>{t('What you entered and the uploaded files will be deleted. Nothing was charged.')}</p>
    </ConfirmChange>
  );
}

/** The Order ID, or the patient without one; empty if neither was entered. */
function nameOf({ values }: UnfinishedRequest): string {
  return values.orderId.trim() || values.patientName.trim();
}
