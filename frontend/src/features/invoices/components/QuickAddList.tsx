import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useTranslation } from 'react-i18next';
import { bodyText, listGrid, smallFrame, smallText } from '../../../components/layout/shapes.ts';
import { dollarsToCents } from '../../../lib/dollarsToCents.ts';
import { formatMoney } from '../../../lib/format.ts';
import { quickAddGroups } from '../rules/quickAddGroups.ts';

const useStyles = makeStyles({
  category: {
    ...smallText,
    margin: '0 0 4px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: { ...listGrid('6px') },
  item: {
    ...smallFrame,
    ...bodyText,
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '8px 12px',
    fontFamily: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  price: { fontVariantNumeric: 'tabular-nums' },
  about: { ...smallText, gridColumn: '1 / -1', color: tokens.colorNeutralForeground3 },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

interface Props {
  items: readonly QuickAddItem[];
  search: string;
  canAdd: boolean;
  onChoose: (item: QuickAddItem) => void;
}

/** Reusable lines by category. */
export function QuickAddList({ items, search, canAdd, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = quickAddGroups(items, search);
  if (items.length === 0) return <p className={styles.empty}>{t('No quick-add items yet')}</p>;
  if (groups.length === 0) return <p className={styles.empty}>{t('No quick-add items match')}</p>;
  return groups.map(({ category, items: grouped }) => (
    <div key={category}>
      <h4 className={styles.category}>{category || t('Other items')}</h4>
      <ul className={styles.list}>
        {grouped.map((item) => (
          <li key={item.itemId}>
            <button type="button" className={styles.item} disabled={!canAdd} onClick={() => onChoose(item)}>
              <span>{item.name}</span>
              <span className={styles.price}>{formatMoney(dollarsToCents(item.defaultPrice))}</span>
              {item.description && <span className={styles.about}>{item.description}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}
