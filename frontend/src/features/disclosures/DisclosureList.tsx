import { Button } from '@fluentui/react-components';
import {
  disclosureBases,
  disclosureMethods,
  RELEASED_IN_ERROR,
} from '@portal/contract/disclosures/disclosureTerms.ts';
import type { DisclosureView, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { Notice } from '../../components/Notice.tsx';
import { formatDateTime, formatDay, formatList } from '../../lib/format.ts';
import { authorityLines } from '../requests/authority/authorityFacts.ts';
import { ListRow } from '../../components/list/ListRow.tsx';
import { AccountingRequestDialog } from './AccountingDialogs.tsx';
import { CorrectionDialog, RecordDisclosureDialog } from './DisclosureDialogs.tsx';
import { RequestLink } from './RequestLink.tsx';
import { SuspensionDialog } from './SuspensionDialogs.tsx';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';
import type { Accounting } from './disclosureQueries.ts';

type OpenDialog =
  | { readonly kind: 'record' | 'request' | 'suspend' }
  | { readonly kind: 'correct' | 'withhold'; readonly disclosure: DisclosureView };

interface Props {
  period: PatientPeriod;
  accounting: Accounting;
  /** Reloads the disclosures. */
  onChanged: () => Promise<void>;
}

/** The disclosures about a patient: names and totals, the newest disclosures, and what can be recorded. */
export function DisclosureList({ period, accounting, onChanged }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { patients, requests, total, withheld, isComplete, disclosures, orders } = accounting;
  const close = () => setOpenDialog(null);
  const handleSaved = async () => {
    close();
    await onChanged();
  };
  const dialog = { period, onClose: close, onSaved: handleSaved };
  const disclosed = t('{{count}} disclosures', { count: total });
  const searched = t('{{count}} requests', { count: requests });
  return (
    <div className={styles.section}>
      <div role="status">
        <p id={id} className={styles.text}>
          {patients.length === 0
            ? t('No records requests match this name and date of birth.')
            : requests === 0
              ? t('{{patients}}: {{disclosed}}.', { patients: formatList(patients), disclosed })
              : t('{{patients}}: {{disclosed}} in {{searched}}.', {
                  patients: formatList(patients),
                  disclosed,
                  searched,
                })}{' '}
          {withheld > 0 &&
            t('Accountings currently withhold {{disclosures}}.', {
              disclosures: t('{{count}} disclosures', { count: withheld }),
            })}
        </p>
      </div>
      {!isComplete && (
        <Notice type="warning">
          {t('This list does not include all disclosures. Choose a shorter period.')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setOpenDialog({ kind: 'request' })}>
          {t('Record an accounting request')}
        </Button>
        <Button onClick={() => setOpenDialog({ kind: 'record' })}>{t('Record a disclosure')}</Button>
        <Button onClick={() => setOpenDialog({ kind: 'suspend' })}>{t('Record a suspension')}</Button>
      </div>
      {disclosures.length > 0 && (
        <ul className={styles.rows} aria-labelledby={id}>
          {disclosures.map((disclosure) => (
            <DisclosureRow
              key={disclosure.disclosureId}
              disclosure={disclosure}
              hasSeveralNames={patients.length > 1}
              onCorrect={() => setOpenDialog({ kind: 'correct', disclosure })}
              onWithhold={() => setOpenDialog({ kind: 'withhold', disclosure })}
            />
          ))}
        </ul>
      )}
      {total + withheld > disclosures.length && (
        <p className={styles.text}>
          {t(
            'Showing the newest {{shown}}. An issued accounting lists all disclosures except withheld ones.',
            {
              shown: disclosures.length,
            },
          )}
        </p>
      )}
      {openDialog?.kind === 'request' && <AccountingRequestDialog {...dialog} />}
      {openDialog?.kind === 'record' && <RecordDisclosureDialog {...dialog} orders={orders} />}
      {openDialog?.kind === 'suspend' && <SuspensionDialog {...dialog} />}
      {openDialog?.kind === 'withhold' && <SuspensionDialog {...dialog} disclosure={openDialog.disclosure} />}
      {openDialog?.kind === 'correct' && (
        <CorrectionDialog {...dialog} orders={orders} disclosure={openDialog.disclosure} />
      )}
    </div>
  );
}

interface RowProps {
  disclosure: DisclosureView;
  /** More than one name was found, so each row shows the patient’s name. */
  hasSeveralNames: boolean;
  onCorrect: () => void;
  onWithhold: () => void;
}

function DisclosureRow({ disclosure, hasSeveralNames, onCorrect, onWithhold }: RowProps) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const { at, recipient, by, address, document, requested, action, purpose, patientName, requestId } =
    disclosure;
  const { entry, withheldUntil } = disclosure;
  const purposeTexts = usePurposeTexts(disclosure);
  const authorityTexts = useAuthorityTexts(disclosure);
  const who =
    by === 'holder' ? t('Person with the Order ID and code, for {{recipient}}', { recipient }) : recipient;
  const when = by === 'outside' ? formatDay(at.slice(0, 10), 'medium') : formatDateTime(at);
  return (
    <ListRow
      head={
        <>
          <span>{document}</span>
          {requested && <Mark>{t(requested)}</Mark>}
          <Mark>{t(disclosureMethods[action])}</Mark>
          {by === 'outside' && <Mark>{t('Outside the portal')}</Mark>}
          {disclosure.inError && <Mark tone="attention">{t(RELEASED_IN_ERROR)}</Mark>}
          {entry?.isVoid && <Mark tone="attention">{t('Entered in error')}</Mark>}
          {withheldUntil && (
            <Mark tone="attention">
              {t('Withheld until {{day}}', { day: formatDay(withheldUntil, 'medium') })}
            </Mark>
          )}
        </>
      }
      text={[hasSeveralNames && patientName, who, address].filter(Boolean).join(', ')}
      details={[when, ...purposeTexts, ...authorityTexts].join(' · ')}
      actions={
        <>
          {requestId && by !== 'outside' && purpose === '' && !disclosure.inError && (
            <RequestLink requestId={requestId}>{t('State the authority')}</RequestLink>
          )}
          {entry && (
            <Button
              appearance="subtle"
              aria-label={t('Correct: {{what}}', { what: document })}
              onClick={onCorrect}
            >
              {t('Correct')}
            </Button>
          )}
          {!withheldUntil && !entry?.isVoid && (
            <Button
              appearance="subtle"
              aria-label={t('Withhold: {{what}}', { what: document })}
              onClick={onWithhold}
            >
              {t('Withhold')}
            </Button>
          )}
        </>
      }
    >
      {entry && (
        <p className={styles.note}>
          {t('Recorded by {{name}} on {{time}}', { name: entry.byName, time: formatDateTime(entry.at) })}
        </p>
      )}
      {entry?.corrections.map((correction) => (
        <CorrectionNote key={correction.at} correction={correction} />
      ))}
    </ListRow>
  );
}

type Correction = NonNullable<DisclosureView['entry']>['corrections'][number];

/** One correction: who, when, why, and the values before it. */
function CorrectionNote({ correction }: { correction: Correction }): ReactNode {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const { at, byName, reason, before, wasVoid } = correction;
  const { on, lastOn, recipient, address, document, channel, basis, purpose, count } = before;
  const facts = [
    formatDay(on, 'medium'),
    recipient,
    address,
    document,
    t(disclosureMethods[channel]),
    t(disclosureBases[basis]),
    purpose,
    count > 1 &&
      lastOn &&
      t('{{total}} disclosures, the last one on {{day}}', { total: count, day: formatDay(lastOn) }),
    wasVoid && t('Entered in error'),
  ];
  return (
    <p className={styles.note}>
      {t('Corrected by {{name}} on {{time}}: {{reason}}', { name: byName, time: formatDateTime(at), reason })}{' '}
      {t('Before: {{facts}}', { facts: facts.filter(Boolean).join(' · ') })}
    </p>
  );
}

/** The authority for release with its facts, and what staff decided before the disclosure. */
function useAuthorityTexts({ by, authority, decision }: DisclosureView): string[] {
  const { t } = useTranslation();
  if (by === 'outside') return [];
  const stated = t('Authority: {{authority}}', { authority: authorityLines(authority, t).join(', ') });
  if (!decision) return [stated];
  const { state, at, by: name } = decision;
  const who = { name, time: formatDateTime(at) };
  return [
    stated,
    state === 'approved'
      ? t('Approved by {{name}} on {{time}}', who)
      : t('Rejected by {{name}} on {{time}}', who),
  ];
}

/** The purpose of a disclosure with its order and, for a series, the number of disclosures. */
function usePurposeTexts({ by, basis, purpose, orderId, count, lastOn }: DisclosureView): string[] {
  const { t } = useTranslation();
  const why =
    by === 'outside'
      ? [basis && t(disclosureBases[basis]), purpose].filter(Boolean).join(': ')
      : t(purpose || 'Not stated');
  const series =
    count > 1 && lastOn
      ? [t('{{total}} disclosures, the last one on {{day}}', { total: count, day: formatDay(lastOn) })]
      : [];
  const orderText = orderId
    ? t('Purpose: {{purpose}}, order {{orderId}}', { purpose: why, orderId })
    : t('Purpose: {{purpose}}', { purpose: why });
  return [orderText, ...series];
}
