import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { editQuickAddItem } from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { column, frame, listGrid, wrap } from '../../../components/layout/shapes.ts';
import { ItemActions } from '../../../components/list/ItemActions.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { DeleteItem } from './DeleteItem.tsx';
import { ItemForm } from './ItemForm.tsx';
import { quickAddItemKeys, quickAddItemsQuery } from './quickAddItems.ts';

const useStyles = makeStyles({
  tab: {
    ...column('24px'),
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: '320px minmax(0, 1fr)' },
  },
  title: { ...typographyStyles.subtitle1, margin: '0 0 16px' },
  empty: { ...typographyStyles.body1, margin: 0 },
  grid: { ...listGrid('16px'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' },
});

/** Reusable invoice lines (quick add items). */
export function InvoiceOptionsTab() {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  const [edited, setEdited] = useState<QuickAddItem | null>(null);
  const [deleted, setDeleted] = useState<QuickAddItem | null>(null);
  const { data, error, refetch } = useQuery(quickAddItemsQuery);
  if (!data && !error) return <ScreenSkeleton />;
  return (
    <div className={styles.tab}>
      <ItemForm key={edited?.itemId ?? 'new'} item={edited} onDone={() => setEdited(null)} />
      <section aria-labelledby={titleId}>
        <Surface>
          <h2 id={titleId} className={styles.title}>
            {t('Current quick-add items')}
          </h2>
          {error && (
            <ErrorPanel
              title={t('Failed to load quick add items')}
              message={t('Error loading quick add items: {{reason}}', { reason: error.message })}
              onRetry={() => void refetch()}
            />
          )}
          {data?.length === 0 && (
            <p className={styles.empty}>{t('No quick-add items yet. Add the first one with the form.')}</p>
          )}
          {data && data.length > 0 && (
            <ul className={styles.grid} aria-labelledby={titleId}>
              {data.map((item) => (
                <ItemCard
                  key={item.itemId}
                  item={item}
                  onEdit={() => setEdited(item)}
                  onDelete={() => setDeleted(item)}
                />
              ))}
            </ul>
          )}
        </Surface>
      </section>
      {deleted && (
        <DeleteItem
          item={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => {
            if (edited?.itemId === deleted.itemId) setEdited(null);
            setDeleted(null);
          }}
        />
      )}
    </div>
  );
}

const useItemCardStyles = makeStyles({
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
function ItemCard({ item, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const styles = useItemCardStyles();
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
