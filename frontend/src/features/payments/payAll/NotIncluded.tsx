import { makeStyles } from '@fluentui/react-components';
import type { EverythingDueView } from '@portal/contract/payments/schemas/everythingDue.ts';
import { useTranslation } from 'react-i18next';
import { softSmall } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  text: { ...softSmall, margin: '8px 0 0' },
  list: { ...softSmall, margin: 0, paddingLeft: '18px' },
});

/** Unpaid items that are not part of the payment, and why. */
export function NotIncluded({ waiting }: Pick<EverythingDueView, 'waiting'>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { embargoed, notScanned, clearing, later } = waiting;
  const documents = (count: number) => t('{{count}} documents', { count });
  const items = (count: number) => t('{{count}} items', { count });
  const reasons = [
    embargoed > 0 && t('Not available yet: {{documents}}', { documents: documents(embargoed) }),
    notScanned > 0 && t('Virus scan not finished: {{documents}}', { documents: documents(notScanned) }),
    clearing > 0 && t('Bank payment clearing: {{items}}', { items: items(clearing) }),
    later > 0 && t('To pay afterwards, in another payment: {{items}}', { items: items(later) }),
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={styles.text}>{t('Not included:')}</p>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
