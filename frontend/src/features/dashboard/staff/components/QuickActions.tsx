import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hintText, innerFocusRing, line, listGrid } from '../../../../components/layout/shapes.ts';
import { quickActions } from '../quickActions.ts';

const useStyles = makeStyles({
  list: {
    ...listGrid('16px'),
    gridTemplateColumns: '1fr 0.9fr 1fr 1.25fr',
    '@media (max-width: 1099px)': { gridTemplateColumns: '1fr 1fr', gap: '0 16px' },
  },
  action: {
    ...line('8px'),
    ...innerFocusRing,
    minHeight: '40px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorBrandForeground1 },
  label: { ...typographyStyles.caption1Strong, display: 'block' },
  text: { ...hintText, display: 'block' },
});

/** Links from the dashboard to frequent tasks. */
export function QuickActions() {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <nav aria-label={t('Quick Actions')}>
      <ul className={styles.list}>
        {quickActions.map(({ to, label, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <span className={styles.icon} aria-hidden>
                <Icon />
              </span>
              <span>
                <span className={styles.label}>{label(t)}</span>
                <span className={styles.text}>{text(t)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
