import { Button } from '@fluentui/react-components';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { authorityChecklistHistory } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import type {
  AuthorityChecklistChange,
  AuthorityLine,
} from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { useHistoryPages } from '../../../../lib/query/useHistoryPages.ts';
import { ChangedLines } from '../../../../components/list/ChangedLines.tsx';
import { HistoryFrame } from '../../../../components/list/HistoryFrame.tsx';
import { ListRow } from '../../../../components/list/ListRow.tsx';

/** What an earlier version had. */
export type EarlierVersion = Pick<AuthorityChecklistChange, 'kind' | 'isReviewedByCounsel' | 'lines'>;

interface Props {
  /** Opens the form with an earlier version; undefined for people who cannot change the checklists. */
  onUse: ((version: EarlierVersion) => void) | undefined;
}

/** Who changed which checklist and when, newest first. */
export function AuthorityHistory({ onUse }: Props) {
  const { t } = useTranslation();
  const query = useHistoryPages(
    'authorityChecklistHistory',
    (page, signal) => call(authorityChecklistHistory, { query: page, signal }),
    ({ n }: AuthorityChecklistChange) => n,
  );
  const changes = query.data?.pages.flatMap(({ history }) => history);
  return (
    <HistoryFrame title={t('History')} query={query} changes={changes}>
      {changes?.map((change) => (
        <ChangeRow key={change.n} change={change} onUse={onUse} />
      ))}
    </HistoryFrame>
  );
}

/** A version with the lines that it added, removed or changed. */
function ChangeRow({ change, onUse }: Props & { change: AuthorityChecklistChange }) {
  const { t } = useTranslation();
  const { kind, version, at, byName: name, before, lines } = change;
  const time = formatDateTime(at);
  const authority = t(authorityNames[kind]);
  const textOf = ({ text, source, isActive, isRequired }: AuthorityLine) =>
    [t(text), t(source), isRequired ? t('Required') : '', isActive ? '' : t('Inactive', { context: 'line' })]
      .filter(Boolean)
      .join(' · ');
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
      <ChangedLines
        earlier={before?.lines.map(textOf) ?? []}
        later={lines.map(textOf)}
        before={before}
        after={change}
      />
    </ListRow>
  );
}
