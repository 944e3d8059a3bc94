import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { useTranslation } from 'react-i18next';
import { inlineLine, line } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  row: {
    ...line('16px'),
    justifyContent: 'space-between',
    padding: '16px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopWidth: 0, paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  name: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  about: { margin: '2px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  state: {
    ...inlineLine('6px'),
    flexShrink: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase300,
    '& svg': { fontSize: '20px' },
  },
  up: { color: tokens.colorStatusSuccessForeground1 },
  down: { color: tokens.colorStatusDangerForeground1 },
});

/** One service of the portal and whether it works. */
export function ServiceRow({ name, about, isUp }: { name: string; about: string; isUp: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.name}>{name}</span>
        <p className={styles.about}>{about}</p>
      </div>
      <span className={mergeClasses(styles.state, isUp ? styles.up : styles.down)}>
        {isUp ? <CheckmarkCircleRegular aria-hidden /> : <ErrorCircleRegular aria-hidden />}
        {isUp ? t('Operational') : t('Disrupted')}
      </span>
    </li>
  );
}
