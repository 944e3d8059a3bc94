import {
  Button,
  Input,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { MAX_SEARCH_LENGTH } from '@portal/contract/search/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { useControlStyles } from '../../components/form/controlStyles.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { line, row, softSmall } from '../../components/layout/shapes.ts';
import { useSession } from '../../lib/session/session.ts';
import { ResultContent } from './components/ResultContent.tsx';
import { SearchFailure } from './components/SearchFailure.tsx';
import { useChoices } from './components/useChoices.ts';
import { clearSearches, rememberSearch, useRecentSearches } from './recentSearches.ts';
import { resultAddress } from './rules/resultAddress.ts';
import { SEARCHES } from './searchQuery.ts';
import { searchStateOf } from './searchState.ts';
import { useRecentlyOpened } from './useRecentlyOpened.ts';
import { useResultTexts } from './useResultTexts.ts';
import { useSearch } from './useSearch.ts';

const NARROW = '@media (max-width: 767px)';

const useStyles = makeStyles({
  dialog: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflow: 'hidden',
    // The field stays where it is while the number of results changes.
    '@media (min-width: 600px)': {
      width: '680px',
      maxHeight: 'min(640px, calc(100dvh - 12vh))',
      marginTop: '6vh',
    },
  },
  head: {
    ...line('8px'),
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > span': { flexGrow: 1 },
  },
  icon: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
  body: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '8px', scrollPaddingBlock: '40px' },
  outdated: { opacity: 0.55 },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: '8px 8px 4px',
    color: tokens.colorNeutralForeground2,
  },
  choice: {
    ...line('10px'),
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '8px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '& > span': { flexGrow: 1, minWidth: 0 },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  note: { ...typographyStyles.body1, margin: 0, padding: '12px 8px', color: tokens.colorNeutralForeground2 },
  failure: { padding: '8px' },
  foot: {
    ...row('4px 16px'),
    ...softSmall,
    justifyContent: 'space-between',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Touch screens have no keys to explain.
  keys: { [NARROW]: { display: 'none' } },
});

interface Choice {
  readonly key: string;
  readonly content: ReactNode;
  /** Where it leads; without it, it enters its text again. */
  readonly to?: string;
  readonly state?: object;
  readonly text?: string;
}

interface Group {
  readonly key: string;
  /** The heading; none for the last choice. */
  readonly label?: string;
  readonly choices: readonly Choice[];
}

/** The dialog that searches everything the person may see. The text field keeps the focus. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { control } = useControlStyles();
  const texts = useResultTexts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const titleId = useId();
  const [entered, setEntered] = useState('');
  const text = entered.trim();
  const found = useSearch(text);
  const recentSearches = useRecentSearches();
  const groups = useGroups(text, found);
  const flat = groups.flatMap(({ choices }) => choices);
  const { listId, idOf, active, setActive, moveBy } = useChoices(flat.map(({ key }) => key));
  const { problem, error, isSearching, isOutdated } = found;
  const hasAnswer = text !== '' && !problem && !error && !isSearching && !isOutdated;
  const isNothing = hasAnswer && found.groups.length === 0;
  const canClear = text === '' && recentSearches.length > 0;

  function close() {
    if (hasAnswer) rememberSearch(text);
    onClose();
  }
  useCloseAfterNavigation(close);
  const showChoice = useEffectEvent((key: string) =>
    document.getElementById(idOf(key))?.scrollIntoView({ block: 'nearest' }),
  );
  useEffect(() => {
    if (active !== null) showChoice(active);
  }, [active]);

  function enter(next: string) {
    setEntered(next);
    setActive(null);
  }
  function choose({ key, to, state }: Choice, inNewTab: boolean) {
    // A history entry's state does not reach a new tab.
    if (inNewTab && to && !state) window.open(to, '_blank', 'noopener');
    else document.getElementById(idOf(key))?.click();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && moveBy(event)) {
      event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = event.shiftKey ? undefined : flat.find(({ key }) => key === active);
      const choice = chosen ?? flat.find(({ key }) => key === ALL_RESULTS);
      if (choice) choose(choice, event.ctrlKey || event.metaKey);
    }
  }
  const optionOf = (choice: Choice) => {
    const { key, content, to, state } = choice;
    const isActive = key === active;
    const shared = {
      id: idOf(key),
      role: 'option',
      'aria-selected': isActive,
      className: mergeClasses(styles.choice, isActive && styles.active),
      onMouseMove: () => setActive(key),
    };
    // The field keeps the focus and handles the keys.
    const enterOnClick = { onClick: () => enter(choice.text ?? '') };
    return to === undefined ? (
      <div key={key} {...shared} {...enterOnClick}>
        {content}
      </div>
    ) : (
      <Link
        key={key}
        {...shared}
        to={to}
        state={state}
        tabIndex={-1}
        onClick={(event) => {
          if (isPlainClick(event)) close();
          else if (state) {
            // The state of a history entry does not reach a new tab.
            event.preventDefault();
            void navigate(to, { state });
          }
        }}
      >
        {content}
      </Link>
    );
  };

  return (
    <Modal labelledBy={titleId} className={styles.dialog} closesOutside onClose={close}>
      <div className={styles.head} data-dialog-header>
        <span id={titleId} hidden>
          {t('Search')}
        </span>
        <Input
          size="large"
          className={control}
          contentBefore={<SearchRegular className={styles.icon} />}
          role="combobox"
          autoComplete="off"
          aria-label={t('Search')}
          aria-autocomplete="list"
          aria-expanded={flat.length > 0}
          aria-controls={flat.length > 0 ? listId : undefined}
          aria-activedescendant={active === null ? undefined : idOf(active)}
          placeholder={t('Name, date of birth, number, phone…')}
          maxLength={MAX_SEARCH_LENGTH}
          value={entered}
          onChange={(_, { value }) => enter(value)}
          onKeyDown={handleKey}
        />
        <Button
          appearance="subtle"
          size="large"
          icon={<DismissRegular />}
          aria-label={t('Close')}
          onClick={close}
        />
      </div>
      <div className={styles.body}>
        <div role="status">
          {problem && <p className={styles.note}>{texts.problems[problem]}</p>}
          {isNothing && (
            <p className={styles.note}>
              {texts.nothing}. {texts.searchable}
            </p>
          )}
          {hasAnswer && !isNothing && <VisuallyHidden>{texts.count(found.groups)}</VisuallyHidden>}
          {isSearching && found.groups.length === 0 && <p className={styles.note}>{t('Searching...')}</p>}
        </div>
        {text === '' && flat.length === 0 && <p className={styles.note}>{texts.searchable}</p>}
        {error && (
          <div className={styles.failure}>
            <SearchFailure
              error={error}
              failedAt={found.failedAt}
              isRetrying={found.isRetrying}
              onRetry={found.retry}
            />
          </div>
        )}
        {flat.length > 0 && (
          <div
            role="listbox"
            id={listId}
            aria-label={text === '' ? t('Recent') : t('Results')}
            aria-busy={isOutdated}
            tabIndex={-1}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map(({ key, label, choices }) => (
              <div
                key={key}
                role="group"
                aria-labelledby={label === undefined ? undefined : `${listId}-${key}`}
                className={isOutdated && key !== ALL_RESULTS ? styles.outdated : undefined}
              >
                {label !== undefined && (
                  <div id={`${listId}-${key}`} className={styles.heading}>
                    {label}
                  </div>
                )}
                {choices.map(optionOf)}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={mergeClasses(styles.foot, !canClear && styles.keys)}>
        <span className={styles.keys}>
          {t('↑ ↓ to choose, Enter to open, Ctrl + Enter for a new tab, Esc to close')}
        </span>
        {canClear && (
          <Button
            appearance="subtle"
            onClick={() => {
              clearSearches();
              queryClient.removeQueries({ queryKey: [SEARCHES] });
            }}
          >
            {t('Clear recent searches')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

const ALL_RESULTS = 'all';

/** Before typing, what the person opened and searched for last; then the results by kind and the way to all of them. */
function useGroups(text: string, search: ReturnType<typeof useSearch>): readonly Group[] {
  const { t } = useTranslation();
  const styles = useStyles();
  const texts = useResultTexts();
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const opened = useRecentlyOpened();
  const searches = useRecentSearches();
  if (text === '') {
    const recent: Group[] = [
      {
        key: 'opened',
        label: t('Recently opened'),
        choices: opened.map((request) => ({
          key: request.requestId,
          to: resultAddress(request.requestId, null, isStaff),
          content: <ResultContent result={{ ...request, matches: [] }} />,
        })),
      },
      {
        key: 'searches',
        label: t('Recent searches'),
        choices: searches.map((searched) => ({
          key: `search ${searched}`,
          text: searched,
          content: (
            <>
              <HistoryRegular className={styles.icon} aria-hidden />
              <span>{searched}</span>
            </>
          ),
        })),
      },
    ];
    return recent.filter(({ choices }) => choices.length > 0);
  }
  const { groups, found, problem, isSearching, error } = search;
  // Staff can search the messages on the page of results.
  const isNothing = !isSearching && !error && groups.length === 0;
  if (problem || (isNothing && !isStaff)) return [];
  const results = groups.map(({ kind, results: ofKind }) => ({
    key: kind,
    label: texts.kinds[kind],
    choices: ofKind.map((result) => ({
      key: `${kind} ${result.requestId} ${result.invoiceId ?? ''}`,
      to: resultAddress(result.requestId, kind, isStaff),
      content: <ResultContent result={result} kind={kind} typed={found} />,
    })),
  }));
  const all = {
    key: ALL_RESULTS,
    to: '/search',
    state: searchStateOf(text),
    content: (
      <>
        <SearchRegular className={styles.icon} aria-hidden />
        <span>{t('All results for “{{text}}”', { text })}</span>
      </>
    ),
  };
  return [...results, { key: ALL_RESULTS, choices: [all] }];
}

/** Closes the dialog when another page opens, also after a form with unsaved input has asked first. */
function useCloseAfterNavigation(close: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const closeDialog = useEffectEvent(close);
  useEffect(() => {
    if (pathname !== openedAt) closeDialog();
  }, [pathname, openedAt]);
}

/** Whether the click opens the link in this tab. */
function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
