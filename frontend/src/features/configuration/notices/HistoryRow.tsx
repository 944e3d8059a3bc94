import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { NoticeChange } from '@portal/contract/configuration/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { useNoticeLabels } from './useNoticeLabels.ts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0 },
    '& del': { color: tokens.colorNeutralForeground3 },
    '& ins': { textDecorationLine: 'none' },
  },
});

interface Props {
  change: NoticeChange;
  onRestore?: (() => void) | undefined;
}

/** One change: who, when, and the values before and after. */
export function HistoryRow({ change, onRestore }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
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
      <dl className={styles.facts}>
        {changedFacts(change).map((fact) => (
          <div key={fact}>
            <dt>{labels.fact(fact)}</dt>
            <dd>
              {changeType !== 'added' && <del>{labels.value(fact, from?.[fact])}</del>}
              {changeType === 'changed' && ' → '}
              {changeType !== 'deleted' && <ins>{labels.value(fact, to?.[fact])}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </ListRow>
  );
}

/** The names of the facts with a different value after the change. */
function changedFacts({ from, to }: Pick<NoticeChange, 'from' | 'to'>): string[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.filter((name) => from?.[name] !== to?.[name]);
}
