import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTranslation } from 'react-i18next';
import { inlineLine, plainList, row, smallText } from '../../../components/layout/shapes.ts';
import { filterBadges, type FilterOptions } from '../rules/filterBadges.ts';
import { clearedFilters, type Filters, isFiltered } from '../rules/listParams.ts';

const useStyles = makeStyles({
  line: { ...row('4px 8px'), minHeight: '32px', marginTop: '4px' },
  clear: { minHeight: '32px', minWidth: 0, '@media (max-width: 599px)': { minHeight: '44px' } },
  badges: { ...plainList, display: 'flex', flexWrap: 'wrap', gap: '8px' },
  badge: {
    ...inlineLine('6px'),
    ...smallText,
    minHeight: '28px',
    padding: '2px 8px 2px 12px',
    fontFamily: 'inherit',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

interface Props {
  filters: Filters;
  /** Data for the labels of the filters. */
  options: FilterOptions;
  /** Number of matching requests as text; undefined while loading. */
  total: string | undefined;
  onFilter: (changed: Partial<Filters>) => void;
}

/** Number of results, announced to screen readers, a removable badge for each active filter, and a button that clears all. */
export function ActiveFilters({ filters, options, total, onFilter }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const badges = filterBadges(filters, options, t);
  return (
    <div className={isFiltered(filters) ? styles.line : undefined}>
      <span role="status">
        {isFiltered(filters) && total !== undefined && t('{{total}} result(s) found', { total })}
      </span>
      {badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('Active filters')}>
          {badges.map(({ label, cleared }) => (
            <li key={label}>
              <button
                type="button"
                className={styles.badge}
                aria-label={t('Remove filter {{filter}}', { filter: label })}
                onClick={() => onFilter(cleared)}
              >
                {label}
                <DismissRegular aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFiltered(filters) && (
        <Button className={styles.clear} appearance="subtle" onClick={() => onFilter(clearedFilters)}>
          {t('Clear All')}
        </Button>
      )}
    </div>
  );
}
