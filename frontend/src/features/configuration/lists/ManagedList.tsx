import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';

const MAX_FAILURES = 3;

interface Texts {
  readonly title: string;
  /** Title in place of the list after three failures. */
  readonly unable: string;
  /** Toast after a failed retry. */
  readonly failure: string;
  /** Title above a list that failed to load or reload. */
  readonly problem: string;
  /** Says that `fallback` is shown. */
  readonly isFallback: string;
  /** Label and placeholder of the search field. */
  readonly search: string;
  readonly placeholder: string;
  readonly empty: string;
  readonly noMatch: string;
  readonly count: (shown: number, total: number) => string;
}

interface RowList<T> {
  readonly items: readonly T[];
  readonly isFallback: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

type OpenDialog<T> = { kind: 'edit'; item: T | null } | { kind: 'delete'; item: T };

interface Props<T, Key extends QueryKey> {
  query: UseQueryOptions<T[], Error, T[], Key>;
  /** Shown, without actions, if the portal’s own list never loaded. */
  fallback: readonly T[];
  texts: Texts;
  /** The texts of an item that the search looks in. */
  searched: (item: T) => readonly string[];
  /** Above the list. */
  info?: ReactNode;
  /** The button that adds an item. */
  add: string;
  /** Further buttons before it. */
  actions?: ReactNode;
  row: (item: T, list: RowList<T>) => ReactNode;
  /** Edits an item; null for a new one. */
  editor: (item: T | null, items: readonly T[], onClose: () => void) => ReactNode;
  deletion: (item: T, items: readonly T[], onClose: () => void) => ReactNode;
  /** Another dialog. */
  further?: (items: readonly T[]) => ReactNode;
}

/** A list of the Management Center that can be searched, with a fallback until it loads. */
export function ManagedList<T, Key extends QueryKey>(props: Props<T, Key>) {
  const { query, fallback, texts, searched, info, add, actions, row, editor, deletion, further } = props;
  const { t } = useTranslation();
  const toasts = useToasts();
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<OpenDialog<T> | null>(null);
  const close = () => setDialog(null);
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(query);
  const retry = () =>
    void refetch().then(({ isError }) => {
      if (isError) toasts.show({ type: 'error', message: texts.failure });
    });
  if (!data && !error) return <ScreenSkeleton />;
  if (!data && errorUpdateCount >= MAX_FAILURES)
    return <UnableToLoad title={texts.unable} onRetry={retry} isRetrying={isFetching} />;
  const items = data ?? fallback;
  const isFallback = !data;
  const shown = items.filter((item) => isFoundIn(search, searched(item)));
  const empty = items.length === 0 ? texts.empty : texts.noMatch;
  return (
    <>
      {info}
      <ListFrame
        title={texts.title}
        actions={
          !isFallback && (
            <>
              {actions}
              <Button
                appearance="primary"
                icon={<AddRegular />}
                onClick={() => setDialog({ kind: 'edit', item: null })}
              >
                {add}
              </Button>
            </>
          )
        }
        notices={
          error && (
            <Notice
              type="warning"
              role="alert"
              title={texts.problem}
              actions={
                <Button
                  disabledFocusable={isFetching}
                  icon={isFetching ? <SmallSpinner /> : null}
                  onClick={retry}
                >
                  {t('Retry')}
                </Button>
              }
            >
              {error.message} {isFallback ? texts.isFallback : t('Showing the most recently loaded list.')}
            </Notice>
          )
        }
        tools={
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            text={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
          />
        }
        count={texts.count(shown.length, items.length)}
        empty={shown.length === 0 ? empty : null}
      >
        {shown.map((item) =>
          row(item, {
            items,
            isFallback,
            onEdit: () => setDialog({ kind: 'edit', item }),
            onDelete: () => setDialog({ kind: 'delete', item }),
          }),
        )}
      </ListFrame>
      {dialog?.kind === 'edit' && editor(dialog.item, items, close)}
      {dialog?.kind === 'delete' && deletion(dialog.item, items, close)}
      {further?.(items)}
    </>
  );
}

const useStyles = makeStyles({
  panel: { display: 'grid', justifyItems: 'center', gap: '12px', padding: '56px 24px', textAlign: 'center' },
  icon: { display: 'flex', fontSize: '40px', color: tokens.colorStatusDangerForeground1 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '8px' },
  retry: { minHeight: '40px' },
});

interface UnableToLoadProps {
  title: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of a list that failed to load three times. */
function UnableToLoad({ title, onRetry, isRetrying }: UnableToLoadProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Surface className={styles.panel}>
      <span className={styles.icon} aria-hidden>
        <ErrorCircleRegular />
      </span>
      <div role="alert">
        <h2 className={styles.title}>{title}</h2>
      </div>
      <p className={styles.text}>
        {t(
          'We couldn’t load this list after three attempts. No data was lost. Please try again in a moment.',
        )}
      </p>
      <div className={styles.actions}>
        <LinkButton to="/dashboard">{t('Back to Dashboard')}</LinkButton>
        <Button
          appearance="primary"
          className={styles.retry}
          disabledFocusable={isRetrying}
          icon={isRetrying ? <SmallSpinner /> : null}
          onClick={onRetry}
        >
          {t('Try Again')}
        </Button>
      </div>
    </Surface>
  );
}
