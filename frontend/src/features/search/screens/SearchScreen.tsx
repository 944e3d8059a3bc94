import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { MAX_SEARCH_LENGTH, type ResultGroup } from '@portal/contract/search/schemas.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { MessageSearch } from '../../messages/MessageSearch.tsx';
import { ResultContent } from '../components/ResultContent.tsx';
import { SearchFailure } from '../components/SearchFailure.tsx';
import { rememberSearch } from '../recentSearches.ts';
import { resultAddress } from '../rules/resultAddress.ts';
import { searchProblemOf } from '../rules/searchProblemOf.ts';
import { resultPagesQuery, searchQuery } from '../searchQuery.ts';
import { searchedTextIn, searchStateOf } from '../searchState.ts';
import { useResultTexts } from '../useResultTexts.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', gap: '8px', maxWidth: '640px', margin: '16px 0' },
  list: { display: 'grid', gap: '2px', margin: '0 -8px', padding: 0, listStyleType: 'none' },
  link: {
    display: 'block',
    padding: '8px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** /search: all results for a text, which is only in the history entry. */
export function SearchScreen() {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const text = searchedTextIn(useLocation().state);
  return (
    <>
      <PageTitle
        title={t('Search')}
        text={text === '' ? t('Search') : t('Results for “{{text}}”', { text })}
        className={shared('breaks')}
      />
      <SearchForm key={text} searched={text} />
      {text !== '' && <Results key={`results ${text}`} text={text} />}
    </>
  );
}

function SearchForm({ searched }: { searched: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const navigate = useNavigate();
  const [entered, setEntered] = useState(searched);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = entered.trim();
    if (text !== '') void navigate('/search', { state: searchStateOf(text), replace: text === searched });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SearchField
        label={t('Search for')}
        placeholder={t('Name, date of birth, number, phone…')}
        maxLength={MAX_SEARCH_LENGTH}
        text={entered}
        onChange={setEntered}
        onClear={() => setEntered('')}
      />
      <Button type="submit" appearance="primary" size="large">
        {t('Search')}
      </Button>
    </form>
  );
}

function Results({ text }: { text: string }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const texts = useResultTexts();
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const entered = searchProblemOf(text);
  const query = useQuery({ ...searchQuery(text), enabled: entered === null });
  const { data, error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = query;
  const problem = entered ?? data?.problem;
  const isSearched = data !== undefined && !problem;
  useEffect(() => {
    if (isSearched) rememberSearch(text);
  }, [isSearched, text]);
  return (
    <>
      <div role="status">
        {!problem && !data && !error && (
          <div className={shared('body', 'below16', 'readable', 'soft')}>
            <SmallSpinner /> {t('Searching...')}
          </div>
        )}
        {problem && (
          <p className={shared('body', 'below16', 'readable', 'soft')}>{texts.problems[problem]}</p>
        )}
        {isSearched && data.groups.length > 0 && <VisuallyHidden>{texts.count(data.groups)}</VisuallyHidden>}
        {isSearched && data.groups.length === 0 && (
          <p className={shared('body', 'below16', 'readable', 'soft')}>
            {texts.nothing}. {texts.searchable}
          </p>
        )}
      </div>
      <Stack gap={16}>
        {error && !data && (
          <SearchFailure
            error={error}
            failedAt={errorUpdatedAt}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isSearched &&
          data.groups.map((group) => (
            <ResultsOfKind
              key={`${group.kind} ${dataUpdatedAt}`}
              text={text}
              group={group}
              searchedAt={dataUpdatedAt}
              isStaff={isStaff}
            />
          ))}
        {isStaff && !problem && <MessageSearch text={text} />}
      </Stack>
    </>
  );
}

interface Props {
  text: string;
  /** The first results of the kind. */
  group: ResultGroup;
  /** In ms since 1970. */
  searchedAt: number;
  isStaff: boolean;
}

/** The results of one kind, page by page. */
function ResultsOfKind({ text, group, searchedAt, isStaff }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const texts = useResultTexts();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery(resultPagesQuery(text, group, searchedAt));
  const { data, error, errorUpdatedAt, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { kind } = group;
  const label = texts.kinds[kind];
  const results = data.pages.flatMap((page) => page.results);
  // The button may be gone after the last page, so the focus goes to what it brought.
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null || results.length <= focusAt.current) return;
    list.current?.querySelectorAll('a')[focusAt.current]?.focus();
    focusAt.current = null;
  }, [results.length]);
  const showMore = () => {
    focusAt.current = results.length;
    void fetchNextPage();
  };
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h2 id={titleId} className={shared('heading', 'below8')}>
          {label}
        </h2>
        <ul ref={list} className={styles.list} aria-labelledby={titleId}>
          {results.map((result) => (
            <li key={`${result.requestId} ${result.invoiceId ?? ''}`}>
              <Link to={resultAddress(result.requestId, kind, isStaff)} className={styles.link}>
                <ResultContent result={result} kind={kind} typed={text} />
              </Link>
            </li>
          ))}
        </ul>
        {error && (
          <SearchFailure
            error={error}
            failedAt={errorUpdatedAt}
            isRetrying={isFetchingNextPage}
            onRetry={showMore}
          />
        )}
        {hasNextPage && !error && (
          <Button
            className={shared('above8')}
            aria-label={t('Show more: {{kind}}', { kind: label })}
            disabledFocusable={isFetchingNextPage}
            icon={isFetchingNextPage ? <SmallSpinner /> : undefined}
            onClick={showMore}
          >
            {t('Show more')}
          </Button>
        )}
      </Surface>
    </section>
  );
}
