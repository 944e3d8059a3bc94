import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quickActions } from '../quickActions.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: '0 0 8px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  action: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': shorthands.borderColor(tokens.colorBrandStroke1),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorBrandForeground1 },
  label: { ...typographyStyles.body1Strong, display: 'block' },
  text: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Links from the dashboard to frequent tasks. */
export function QuickActions() {
  const { t } = useTranslation();
  const styles = useStyles();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('Quick Actions')}
      </h2>
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
