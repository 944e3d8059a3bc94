import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { editQuickAddItem } from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { frame, wrap } from '../../../components/layout/shapes.ts';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { ItemActions } from '../../../components/list/ItemActions.tsx';
import { quickAddItemKeys } from './quickAddItems.ts';

const useStyles = makeStyles({
  card: {
    ...frame,
    display: 'grid',
    alignContent: 'space-between',
    gap: '8px',
    padding: '16px',
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '12px' },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  price: { ...typographyStyles.body1Strong, flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  marks: { ...wrap('8px') },
  actions: { ...wrap('8px'), marginTop: '4px', '& button': { flexGrow: 1, minWidth: 0, minHeight: '36px' } },
});

interface Props {
  item: QuickAddItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** One reusable invoice line with its actions. */
export function ItemCard({ item, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { itemId, name, description, category, isActive, defaultPrice, countsPages } = item;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.price}>{formatMoney(Math.round(defaultPrice * 100))}</span>
      </div>
      {description && <p className={styles.text}>{description}</p>}
      <div className={styles.marks}>
        {category && <Mark>{t(category)}</Mark>}
        {countsPages && <Mark>{t('Counts pages')}</Mark>}
        <Mark tone={isActive ? 'good' : 'attention'}>
          {isActive ? t('Active') : t('Inactive', { context: 'item' })}
        </Mark>
      </div>
      <div className={styles.actions}>
        <ItemActions
          keys={quickAddItemKeys}
          name={name}
          isActive={isActive}
          toggle={() => call(editQuickAddItem, { body: { itemId, isActive: !isActive } })}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
    </li>
  );
}
