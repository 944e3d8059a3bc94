import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { pageSizes, type RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/Select.tsx';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { anchorBeside } from '../rules/listAnchor.ts';
import { pageNumbers } from '../rules/pageNumbers.ts';
import type { GoToPage } from '../useListParams.ts';

const useStyles = makeStyles({
  bar: { ...row('12px 24px'), ...screenOnly, justifyContent: 'space-between' },
  part: { ...row('8px') },
  size: { width: 'auto', minHeight: '40px', paddingTop: '6px', paddingBottom: '6px' },
  text: { color: tokens.colorNeutralForeground2 },
  pages: { '@media (max-width: 599px)': { gap: '4px' } },
  page: { minWidth: '40px', minHeight: '40px', padding: '0 8px' },
  step: { minWidth: 0, minHeight: '40px' },
});

interface Props {
  pagination: RequestListPage['pagination'];
  /** Number of requests on the page. */
  shown: number;
  /** Total number of requests as text. */
  total: string;
  filtered: boolean;
  onPage: GoToPage;
  onLimit: (limit: number) => void;
}

/** The shown range, the page size and the page buttons. */
export function Pagination({ pagination, shown, total, filtered, onPage, onLimit }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const sizeId = useId();
  const { page, limit, totalPages, hasNext, hasPrev } = pagination;
  const from = (page - 1) * limit + 1;
  const values = { from, to: from + shown - 1, total };
  return (
    <div className={styles.bar}>
      <div className={styles.part}>
        <label htmlFor={sizeId}>{t('Rows per page')}</label>
        <Select
          id={sizeId}
          className={styles.size}
          value={String(limit)}
          onChange={(_, { value }) => onLimit(Number(value))}
          choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
        <span className={styles.text}>
          {filtered
            ? t('Showing {{from}} to {{to}} of {{total}} entries (filtered)', values)
            : t('Showing {{from}} to {{to}} of {{total}} entries', values)}
        </span>
      </div>
      <nav className={mergeClasses(styles.part, styles.pages)} aria-label={t('Pages')}>
        <Button
          className={styles.step}
          disabledFocusable={!hasPrev}
          onClick={() => onPage(page - 1, anchorBeside(pagination, -1))}
        >
          {t('Previous')}
        </Button>
        {pageNumbers(page, totalPages).map((number) => (
          <Button
            key={number}
            className={styles.page}
            appearance={number === page ? 'primary' : 'subtle'}
            aria-label={t('Page {{page}}', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          className={styles.step}
          disabledFocusable={!hasNext}
          onClick={() => onPage(page + 1, anchorBeside(pagination, 1))}
        >
          {t('Next')}
        </Button>
      </nav>
    </div>
  );
}
