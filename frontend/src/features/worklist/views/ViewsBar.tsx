import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { type WorkView, workViews } from '@portal/contract/requests/catalogs/workViews.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { innerFocusRing, line, screenOnly } from '../../../components/layout/shapes.ts';
import { usePageParams } from '../../../components/page/pageLocation.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Select } from '../../../components/Select.tsx';
import { viewCountLabel, workViewLabel } from '../rules/workViewLabels.ts';
import { savedViewSearch } from '../rules/savedViewParams.ts';
import type { SavedViewsProps, ViewsDialog } from './SavedViewsPanel.tsx';
import { useOpenPanel } from './useOpenPanel.ts';
import { useIsPhone } from './useIsPhone.ts';
import { workViewsQuery } from './workViewsQuery.ts';

const SavedViewsPanel = lazyComponent(async () => (await import('./SavedViewsPanel.tsx')).SavedViewsPanel);
const ViewDialog = lazyComponent(async () => (await import('./ViewDialog.tsx')).ViewDialog, {
  failure: 'abovePage',
});
const DeleteViewDialog = lazyComponent(
  async () => (await import('./DeleteViewDialog.tsx')).DeleteViewDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  bar: {
    ...line('4px'),
    ...screenOnly,
    position: 'relative',
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { flexWrap: 'wrap', gap: '8px', minHeight: '44px', borderBottom: 'none' },
  },
  // The padding leaves room for focus outlines.
  views: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    margin: 0,
    padding: '2px 2px 0',
    listStyleType: 'none',
  },
  view: {
    ...line('6px'),
    ...innerFocusRing,
    minHeight: '36px',
    padding: '0 8px',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderBottom: '2px solid transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  // As wide as two digits, so that the views hardly move when the counts load.
  count: {
    minWidth: '2ch',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  // A long name leaves room for the other views.
  name: { maxWidth: '180px', overflow: 'hidden', textOverflow: 'ellipsis' },
  // On phones, wide enough for the longest view with its count.
  select: { flexGrow: 1, minWidth: 0, '@media (max-width: 599px)': { flexBasis: '260px' } },
  saved: { flexShrink: 0 },
  button: { minWidth: 0, minHeight: '36px', whiteSpace: 'nowrap' },
});

type Props = Omit<SavedViewsProps, 'onClose' | 'onDialog' | 'id'> & {
  /** The work view of the list; empty for all. */
  view: string;
};

/** The views of the work list with the number of their requests, and the saved views. */
export function ViewsBar({ view, ...saved }: Props) {
  const styles = useStyles();
  const isPhone = useIsPhone();
  return (
    <div className={styles.bar}>
      {isPhone ? <ViewSelect view={view} {...saved} /> : <ViewLinks view={view} {...saved} />}
      <SavedViews {...saved} />
    </div>
  );
}

/** The views with the number of their requests. Those that are rarely needed are left out while they are empty, unless shown. */
function useViews(current: string) {
  const counts = useQuery(workViewsQuery).data?.counts;
  const countOf = (view: WorkView) => (counts ? viewCountLabel(counts[view]) : '');
  const isShown = (view: WorkView) =>
    !rareViews.includes(view) || view === current || (counts?.[view] ?? 0) > 0;
  return { views: workViews.filter(isShown), countOf };
}

const rareViews: readonly WorkView[] = [
  'my_messages',
  'no_answer',
  'undelivered',
  'not_completed',
  'to_check',
  'returned',
];

/** The URL of a work view keeps the page size only. */
function useWorkViewSearch() {
  const limit = usePageParams().get('limit');
  return (view: string) => {
    const search = new URLSearchParams({ ...(view !== 'all' && { view }), ...(limit && { limit }) });
    return search.size > 0 ? `?${search}` : '';
  };
}

function ViewLinks({ view: current, origin, savedViews }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { views, countOf } = useViews(current);
  const searchOf = useWorkViewSearch();
  const shownView = origin ? null : current || 'all';
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 48;
  }, [shownView]);
  const own = savedViews.find(({ viewId }) => viewId === origin?.viewId);
  return (
    <nav aria-label={t('Views')} className={styles.select}>
      <ul ref={list} className={styles.views}>
        {own && (
          <li>
            <Link
              to={{ pathname: '/dashboard', search: savedViewSearch(own.viewId) }}
              className={styles.view}
              aria-current="page"
              title={own.name}
            >
              <span className={styles.name}>{own.name}</span>
            </Link>
          </li>
        )}
        {views.map((view) => (
          <li key={view}>
            <Link
              to={{ pathname: '/dashboard', search: searchOf(view) }}
              className={styles.view}
              aria-current={view === shownView ? 'page' : undefined}
            >
              {workViewLabel(view, t)} <span className={styles.count}>{countOf(view)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ViewSelect({ view: current, origin, savedViews }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { views, countOf } = useViews(current);
  const searchOf = useWorkViewSearch();
  const choices = [
    ...views.map((view) => ({
      value: view as string,
      label: [workViewLabel(view, t), countOf(view)].filter(Boolean).join(' · '),
    })),
    ...savedViews.map(({ viewId, name }) => ({ value: viewId, label: name })),
  ];
  return (
    <Select
      className={styles.select}
      aria-label={t('View')}
      value={origin?.viewId ?? (current || 'all')}
      choices={choices}
      onChange={(_, { value }) => {
        const isSaved = savedViews.some(({ viewId }) => viewId === value);
        const search = isSaved ? savedViewSearch(value) : searchOf(value);
        void navigate({ pathname: '/dashboard', search });
      }}
    />
  );
}

/** Opens the saved views. */
function SavedViews(props: Omit<Props, 'view'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const panelId = useId();
  const { box, button, isOpen, close, toggle } = useOpenPanel();
  const [dialog, setDialog] = useState<ViewsDialog | null>(null);
  return (
    <div ref={box} className={styles.saved}>
      <Button
        ref={button}
        className={styles.button}
        appearance="subtle"
        icon={<ChevronDownRegular />}
        iconPosition="after"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={() => void SavedViewsPanel.preload()}
        onClick={toggle}
      >
        {t('Saved views')}
      </Button>
      {isOpen && (
        <SavedViewsPanel
          {...props}
          id={panelId}
          onClose={close}
          onDialog={(opened) => {
            close();
            setDialog(opened);
          }}
        />
      )}
      {dialog?.kind === 'view' && <ViewDialog draft={dialog.draft} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'delete' && <DeleteViewDialog view={dialog.view} onClose={() => setDialog(null)} />}
    </div>
  );
}
