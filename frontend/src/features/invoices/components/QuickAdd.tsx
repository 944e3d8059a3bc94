import {
  Button,
  Input,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import {
  listQuickAddItems,
  type QuickAddItem,
} from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { Row } from '../../../components/layout/pieces.tsx';
import { column } from '../../../components/layout/shapes.ts';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { call } from '../../../lib/api.ts';
import { QuickAddList } from './QuickAddList.tsx';

/** The reusable lines that admins manage. */
const quickAddItemsQuery = queryOptions({
  queryKey: ['quickAddItems'],
  queryFn: ({ signal }) => call(listQuickAddItems, { signal }),
});

/** Longer lists get a search field. */
const MAX_WITHOUT_SEARCH = 8;

const NARROW = '@media (max-width: 899px)';

const useStyles = makeStyles({
  panel: {
    ...column('12px'),
    alignContent: 'start',
    padding: '20px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (min-width: 900px)': {
      gridColumn: 2,
      gridRow: 1,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    [NARROW]: { padding: '8px 16px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  inline: {
    maxHeight: '240px',
    overflowY: 'auto',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '@media (min-width: 900px)': { gridColumn: 'auto', gridRow: 'auto' },
    '& ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
    [NARROW]: { padding: '4px 12px' },
  },
  // On narrow screens only read aloud: the button has the same text.
  title: {
    ...typographyStyles.body1Strong,
    margin: 0,
    [NARROW]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
  opener: {
    justifySelf: 'start',
    marginLeft: '-12px',
    minHeight: '40px',
    '@media (min-width: 900px)': { display: 'none' },
  },
  items: { ...column('12px') },
  collapsed: { [NARROW]: { display: 'none' } },
});

interface Props {
  canAdd: boolean;
  /** Between other fields instead of next to the lines. */
  isInline?: boolean;
  onChoose: (item: QuickAddItem) => void;
}

/** Reusable lines; a click adds one to the invoice. Collapsed on narrow screens. */
export function QuickAdd({ canAdd, isInline = false, onChoose }: Props) {
  const styles = useStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const query = useQuery(quickAddItemsQuery);
  const { data, error } = query;
  const items = data?.filter(({ isActive }) => isActive) ?? [];
  return (
    <section className={mergeClasses(styles.panel, isInline && styles.inline)} aria-label={t('Quick add')}>
      <h3 className={styles.title}>{t('Quick add')}</h3>
      <Button
        appearance="subtle"
        className={styles.opener}
        icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Quick add')}
      </Button>
      <div id={id} className={mergeClasses(styles.items, !isOpen && styles.collapsed)}>
        {!data && <LoadError query={query} title={t('Failed to load the quick-add items')} />}
        {!error && !data && (
          <Row role="status" gap={8} nowrap shared={['body', 'soft']}>
            <SmallSpinner />
            {t('Loading the quick-add items...')}
          </Row>
        )}
        {items.length > MAX_WITHOUT_SEARCH && (
          <Input
            type="search"
            size="large"
            className={control}
            aria-label={t('Search quick-add items')}
            placeholder={t('Search')}
            maxLength={100}
            value={search}
            onChange={(_, { value }) => setSearch(value)}
          />
        )}
        {data && <QuickAddList items={items} search={search} canAdd={canAdd} onChoose={onChoose} />}
      </div>
    </section>
  );
}
