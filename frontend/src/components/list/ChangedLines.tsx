import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  changes: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxWidth: '75ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& del': { color: tokens.colorNeutralForeground3 },
    '& ins': { textDecorationLine: 'none' },
  },
});

interface Reviewed {
  readonly isReviewedByCounsel: boolean;
}

interface Props {
  earlier: readonly string[];
  later: readonly string[];
  /** The version before; null if it is no longer kept. */
  before: Reviewed | null;
  after: Reviewed;
}

/** The lines that a version removed and added, and whether counsel reviewed it, if that changed. */
export function ChangedLines({ earlier, later, before, after }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <ul className={styles.changes}>
      {earlier
        .filter((text) => !later.includes(text))
        .map((text, index) => (
          <li key={`-${index}-${text}`}>
            <del>{text}</del>
          </li>
        ))}
      {later
        .filter((text) => !earlier.includes(text))
        .map((text, index) => (
          <li key={`+${index}-${text}`}>
            <ins>{text}</ins>
          </li>
        ))}
      {before && before.isReviewedByCounsel !== after.isReviewedByCounsel && (
        <li>{after.isReviewedByCounsel ? t('Reviewed by counsel') : t('Review with counsel before use')}</li>
      )}
    </ul>
  );
}
