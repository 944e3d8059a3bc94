import { Button } from '@fluentui/react-components';
import type { NoticeChange } from '@portal/contract/configuration/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';
import { ChangedFacts } from '../../../components/list/ChangedFacts.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { useNoticeLabels } from './useNoticeLabels.ts';

interface Props {
  change: NoticeChange;
  onRestore?: (() => void) | undefined;
}

/** One change: who, when, and the values before and after. */
export function HistoryRow({ change, onRestore }: Props) {
  const { t } = useTranslation();
  const labels = useNoticeLabels();
  const { at, byName, kind, name, from, to } = change;
  const time = formatDateTime(at);
  const title = [labels.kind(kind), name].filter(Boolean).join(': ');
  const changeLabels = { added: t('Added'), deleted: t('Deleted'), changed: t('Changed') };
  const isListItem = kind === 'service' || kind === 'location';
  const changeType =
    isListItem && from === null ? 'added' : isListItem && to === null ? 'deleted' : 'changed';
  return (
    <ListRow
      head={title}
      details={t('{{what}} by {{name}} on {{time}}', { what: changeLabels[changeType], name: byName, time })}
      actions={
        onRestore && (
          <Button
            aria-label={t('Restore this value: {{name}}, from before {{time}}', { name: title, time })}
            onClick={onRestore}
          >
            {t('Restore this value')}
          </Button>
        )
      }
    >
      <ChangedFacts
        facts={changedFacts(change).map((fact) => ({
          key: fact,
          label: labels.fact(fact),
          before: changeType === 'added' ? null : labels.value(fact, from?.[fact]),
          after: changeType === 'deleted' ? null : labels.value(fact, to?.[fact]),
        }))}
      />
    </ListRow>
  );
}

/** The names of the facts with a different value after the change. */
function changedFacts({ from, to }: Pick<NoticeChange, 'from' | 'to'>): string[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.filter((name) => from?.[name] !== to?.[name]);
}
