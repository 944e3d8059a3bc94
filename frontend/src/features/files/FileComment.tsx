import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  comment: {
    margin: '6px 0 2px',
    paddingLeft: '10px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
    maxWidth: '70ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The comment of the legal team on a file. Not translated. */
export function FileComment({ children }: { children: string }) {
  const styles = useStyles();
  return <p className={styles.comment}>{children}</p>;
}
