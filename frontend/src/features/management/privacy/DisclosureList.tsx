import type { Disclosure, PatientPeriod } from '@portal/contract/schemas/disclosures.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime, formatList } from '../../../lib/format.ts';
import { Mark } from '../../staffRequest/components/Mark.tsx';
import { ListRow } from '../components/ListRow.tsx';
import { type Accounting, useSaveAccounting } from './useAccounting.ts';
import { usePrivacyStyles } from './usePrivacyStyles.ts';

interface Props {
  period: PatientPeriod;
  accounting: Accounting;
}

/** An accounting: of whom, how many, the newest of them, and all of them as a file. */
export function DisclosureList({ period, accounting }: Props) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const id = useId();
  const save = useSaveAccounting();
  const { patients, requests, total, isComplete, disclosures } = accounting;
  const disclosed = total === 1 ? t('1 disclosure') : t('{{total}} disclosures', { total });
  const searched = requests === 1 ? t('1 request') : t('{{requests}} requests', { requests });
  return (
    <div className={styles.section}>
      <div role="status">
        <p id={id} className={styles.text}>
          {requests === 0
            ? t('No request is about a patient of this name and date of birth.')
            : t('{{patients}}: {{disclosed}} in {{searched}}.', {
                patients: formatList(patients),
                disclosed,
                searched,
              })}
        </p>
      </div>
      {!isComplete && (
        <Notice type="warning">
          {t('There are more disclosures than are listed here. Choose a shorter period.')}
        </Notice>
      )}
      {requests > 0 && (
        <div className={styles.actions}>
          <Button disabledFocusable={save.isPending} onClick={() => save.mutate({ period, file: 'pdf' })}>
            {t('Save as PDF')}
          </Button>
          <Button disabledFocusable={save.isPending} onClick={() => save.mutate({ period, file: 'csv' })}>
            {t('Save as CSV')}
          </Button>
        </div>
      )}
      {disclosures.length > 0 && (
        <ul className={styles.rows} aria-labelledby={id}>
          {disclosures.map((one, index) => (
            <DisclosureRow key={`${one.at} ${index}`} disclosure={one} />
          ))}
        </ul>
      )}
      {total > disclosures.length && (
        <p className={styles.text}>
          {t('The newest {{shown}} are shown. The files have all of them.', { shown: disclosures.length })}
        </p>
      )}
    </div>
  );
}

function DisclosureRow({ disclosure }: { disclosure: Disclosure }) {
  const { t } = useTranslation();
  const { at, recipient, by, address, document, action, purpose, orderId } = disclosure;
  const how = { download: t('Downloaded'), preview: t('Previewed'), open: t('Opened') };
  const who =
    by === 'holder' ? t('Holder of order ID and code, for {{recipient}}', { recipient }) : recipient;
  return (
    <ListRow
      head={
        <>
          <span>{document}</span>
          <Mark>{how[action]}</Mark>
        </>
      }
      text={[who, address].filter(Boolean).join(', ')}
      maker={`${formatDateTime(at)} · ${t('Purpose: {{purpose}}, order {{orderId}}', { purpose: t(purpose), orderId })}`}
    />
  );
}
