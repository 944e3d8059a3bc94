import { makeStyles, typographyStyles } from '@fluentui/react-components';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { column, listGrid } from '../../../components/layout/shapes.ts';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { DeleteItem } from './DeleteItem.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemForm } from './ItemForm.tsx';
import { quickAddItemsQuery } from './quickAddItems.ts';

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
