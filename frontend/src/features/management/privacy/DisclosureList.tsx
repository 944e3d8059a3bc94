import { disclosureBases, disclosureMethods } from '@portal/contract/disclosures/disclosureTerms.ts';
import type { FoundDisclosure, PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Mark } from '../../../components/card/Mark.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime, formatDay, formatList } from '../../../lib/format.ts';
import { ListRow } from '../components/ListRow.tsx';
import { AccountingRequestDialog } from './AccountingDialogs.tsx';
import { CorrectionDialog, RecordDisclosureDialog } from './DisclosureDialogs.tsx';
import { SuspensionDialog } from './SuspensionDialogs.tsx';
import { usePrivacyStyles } from './usePrivacyStyles.ts';
import type { Accounting } from './useRegister.ts';

type OpenDialog =
  | { readonly what: 'record' | 'request' | 'suspend' }
  | { readonly what: 'correct' | 'withhold'; readonly disclosure: FoundDisclosure };

interface Props {
  period: PatientPeriod;
  accounting: Accounting;
  /** Looks it up again. */
  onChanged: () => Promise<void>;
}

/** The disclosures of a patient: of whom, how many, the newest of them, and what can be recorded about them. */
export function DisclosureList({ period, accounting, onChanged }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { patients, requests, total, withheld, isComplete, disclosures, orders } = accounting;
  const close = () => setOpenDialog(null);
  const saved = async () => {
    close();
    await onChanged();
  };
  const dialog = { period, onClose: close, onSaved: saved };
  const disclosed = total === 1 ? t('1 disclosure') : t('{{total}} disclosures', { total });
  const searched = requests === 1 ? t('1 request') : t('{{requests}} requests', { requests });
  return (
    <div className={styles.section}>
      <div role="status">
        <p id={id} className={styles.text}>
          {patients.length === 0
            ? t('No requests found for a patient with this name and date of birth.')
            : requests === 0
              ? t('{{patients}}: {{disclosed}}.', { patients: formatList(patients), disclosed })
              : t('{{patients}}: {{disclosed}} in {{searched}}.', {
                  patients: formatList(patients),
                  disclosed,
                  searched,
                })}{' '}
          {withheld > 0 && t('Currently withheld from accountings: {{withheld}}.', { withheld })}
        </p>
      </div>
      {!isComplete && (
        <Notice type="warning">
          {t('This list does not include all disclosures. Choose a shorter period.')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setOpenDialog({ what: 'request' })}>{t('Record a request')}</Button>
        <Button onClick={() => setOpenDialog({ what: 'record' })}>{t('Record a disclosure')}</Button>
        <Button onClick={() => setOpenDialog({ what: 'suspend' })}>{t('Record a suspension')}</Button>
      </div>
      {disclosures.length > 0 && (
        <ul className={styles.rows} aria-labelledby={id}>
          {disclosures.map((one) => (
            <DisclosureRow
              key={one.disclosureId}
              disclosure={one}
              hasSeveral={patients.length > 1}
              onCorrect={() => setOpenDialog({ what: 'correct', disclosure: one })}
              onWithhold={() => setOpenDialog({ what: 'withhold', disclosure: one })}
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
      {openDialog?.what === 'request' && <AccountingRequestDialog {...dialog} />}
      {openDialog?.what === 'record' && <RecordDisclosureDialog {...dialog} orders={orders} />}
      {openDialog?.what === 'suspend' && <SuspensionDialog {...dialog} />}
      {openDialog?.what === 'withhold' && <SuspensionDialog {...dialog} disclosure={openDialog.disclosure} />}
      {openDialog?.what === 'correct' && (
        <CorrectionDialog {...dialog} orders={orders} disclosure={openDialog.disclosure} />
      )}
    </div>
  );
}

interface RowProps {
  disclosure: FoundDisclosure;
  /** More than one name was found: each row says whose it is. */
  hasSeveral: boolean;
  onCorrect: () => void;
  onWithhold: () => void;
}

function DisclosureRow({ disclosure, hasSeveral, onCorrect, onWithhold }: RowProps) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const { at, recipient, by, address, document, action, patientName, entry, withheldUntil } = disclosure;
  const purpose = usePurpose(disclosure);
  const who =
    by === 'holder' ? t('Holder of Order ID and code, for {{recipient}}', { recipient }) : recipient;
  const when = by === 'outside' ? formatDay(at.slice(0, 10), 'medium') : formatDateTime(at);
  return (
    <ListRow
      head={
        <>
          <span>{document}</span>
          <Mark>{t(disclosureMethods[action])}</Mark>
          {by === 'outside' && <Mark>{t('Outside the portal')}</Mark>}
          {entry?.isVoid && <Mark tone="attention">{t('Entered in error')}</Mark>}
          {withheldUntil && (
            <Mark tone="attention">
              {t('Withheld until {{day}}', { day: formatDay(withheldUntil, 'medium') })}
            </Mark>
          )}
        </>
      }
      text={[hasSeveral && patientName, who, address].filter(Boolean).join(', ')}
      maker={[when, ...purpose].join(' · ')}
      actions={
        <>
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
        <Corrected key={correction.at} correction={correction} />
      ))}
    </ListRow>
  );
}

type Correction = NonNullable<FoundDisclosure['entry']>['corrections'][number];

/** One correction: who, when, why, and what stood there before. */
function Corrected({ correction }: { correction: Correction }): ReactNode {
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

/** Why it was made, for which order, and how often. */
function usePurpose({ by, basis, purpose, orderId, count, lastOn }: FoundDisclosure): string[] {
  const { t } = useTranslation();
  const why =
    by === 'outside' ? [basis && t(disclosureBases[basis]), purpose].filter(Boolean).join(': ') : t(purpose);
  const series =
    count > 1 && lastOn
      ? [t('{{total}} disclosures, the last one on {{day}}', { total: count, day: formatDay(lastOn) })]
      : [];
  const orderText = orderId
    ? t('Purpose: {{purpose}}, order {{orderId}}', { purpose: why, orderId })
    : t('Purpose: {{purpose}}', { purpose: why });
  return [orderText, ...series];
}
