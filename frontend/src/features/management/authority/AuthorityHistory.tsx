import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { authorityChecklistHistory } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import type {
  AuthorityChecklistChange,
  AuthorityLine,
} from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { refreshOptions } from '../api/managedLists.ts';
import { ListFrame } from '../components/ListFrame.tsx';
import { ListRow } from '../components/ListRow.tsx';

/** What an earlier version had. */
export type EarlierVersion = Pick<AuthorityChecklistChange, 'kind' | 'isReviewedByCounsel' | 'lines'>;

const useStyles = makeStyles({
  changes: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& del': { color: tokens.colorNeutralForeground3 },
    '& ins': { textDecorationLine: 'none' },
  },
});

interface Props {
  /** Opens the form with an earlier version; undefined for people who cannot change the checklists. */
  onUse: ((version: EarlierVersion) => void) | undefined;
}

/** Who changed which checklist and when, newest first. */
export function AuthorityHistory({ onUse }: Props) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...refreshOptions,
    queryKey: ['management', 'authorityChecklistHistory'],
    queryFn: ({ pageParam: before, signal }) =>
      call(authorityChecklistHistory, { query: before === undefined ? {} : { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ history, hasOlder }) => (hasOlder ? history.at(-1)?.n : undefined),
  });
  const changes = data?.pages.flatMap(({ history }) => history);
  return (
    <ListFrame
      title={t('History')}
      notices={
        error && (
          <Notice type="error" role="alert" title={t('Failed to load the history')}>
            {error.message}
          </Notice>
        )
      }
      empty={changes?.length === 0 ? t('No changes yet') : null}
      more={
        hasNextPage && (
          <Button disabledFocusable={isFetching} onClick={() => void fetchNextPage()}>
            {t('Show older changes')}
          </Button>
        )
      }
    >
      {changes?.map((change) => (
        <ChangeRow key={change.n} change={change} onUse={onUse} />
      ))}
    </ListFrame>
  );
}

/** A version with the lines that it added, removed or changed. */
function ChangeRow({ change, onUse }: Props & { change: AuthorityChecklistChange }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { kind, version, at, byName: name, before, lines } = change;
  const time = formatDateTime(at);
  const authority = t(authorityNames[kind]);
  const textOf = ({ text, source, isActive }: AuthorityLine) =>
    [t(text), t(source), isActive ? '' : t('Inactive')].filter(Boolean).join(' · ');
  const earlier = before?.lines.map(textOf) ?? [];
  const later = lines.map(textOf);
  return (
    <ListRow
      head={t('{{authority}}, version {{version}}', { authority, version })}
      details={t('Changed by {{name}} on {{time}}', { name, time })}
      actions={
        onUse &&
        before && (
          <Button
            aria-label={t('Use the earlier version: {{authority}}, from before {{time}}', {
              authority,
              time,
            })}
            onClick={() => onUse({ kind, ...before })}
          >
            {t('Use the earlier version')}
          </Button>
        )
      }
    >
      <ul className={styles.changes}>
        {earlier
          .filter((text) => !later.includes(text))
          .map((text) => (
            <li key={`-${text}`}>
              <del>{text}</del>
            </li>
          ))}
        {later
          .filter((text) => !earlier.includes(text))
          .map((text) => (
            <li key={`+${text}`}>
              <ins>{text}</ins>
            </li>
          ))}
        {before && before.isReviewedByCounsel !== change.isReviewedByCounsel && (
          <li>
            {change.isReviewedByCounsel ? t('Reviewed by counsel') : t('Review with counsel before use')}
          </li>
        )}
      </ul>
    </ListRow>
  );
}
