import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { bodyText, listGrid } from '../layout/shapes.ts';

const useStyles = makeStyles({
  changes: {
    ...listGrid('4px'),
    ...bodyText,
    maxWidth: '75ch',
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
