import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
    '& del': { color: tokens.colorNeutralForeground3 },
    '& ins': { textDecorationLine: 'none' },
  },
});

export interface ChangedFact {
  readonly key: string;
  readonly label: string;
  /** Null if there was none. */
  readonly before: string | null;
  /** Null if there is none now. */
  readonly after: string | null;
}

/** What a change changed: each fact with its values before and after. */
export function ChangedFacts({ facts }: { facts: readonly ChangedFact[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && ' → '}
            {after !== null && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
