import { Button, Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import {
  type KeyboardEvent,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { redactionMark, removalText } from '../packetTexts.ts';
import type { BenchPage } from '../rules/benchPages.ts';
import type { Selection } from '../rules/selection.ts';
import type { PagesHandle } from './PageGrid.tsx';

/** Rows at a time: a table of 5,000 is slow for a screen reader too. */
const STEP = 100;

const useStyles = makeStyles({
  frame: { height: '100%', overflow: 'auto', padding: '0 12px 12px', boxSizing: 'border-box' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    ...typographyStyles.body1,
    '& :is(th, td)': {
      padding: '2px 8px',
      textAlign: 'left',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& th': {
      whiteSpace: 'nowrap',
      ...typographyStyles.caption1Strong,
      position: 'sticky',
      top: 0,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  more: { display: 'flex', alignItems: 'center', gap: '8px', padding: '8px 0' },
});

interface Props {
  pages: ReadonlyMap<PageRef, BenchPage>;
  /** The shown pages, in order. */
  order: readonly PageRef[];
  selection: Selection;
  marks: ReadonlyMap<PageRef, string>;
  onSelect: (page: PageRef, modifiers: { toggles: boolean; extends: boolean }) => void;
  /** Shows a page large, and keeps the selection. */
  onShow: (page: PageRef) => void;
  onKey: (event: KeyboardEvent) => void;
  ref?: Ref<PagesHandle>;
}

/** The pages as a table, for screen readers and for those who prefer words. */
export function PageTable(props: Props) {
  const { pages, order, selection, marks, onSelect, onShow, onKey, ref } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const [chosenStart, setStart] = useState(0);
  const start = Math.min(chosenStart, Math.floor(Math.max(0, order.length - 1) / STEP) * STEP);
  const shown = order.slice(start, start + STEP);
  const frame = useRef<HTMLDivElement>(null);
  /** The control that had the focus. */
  const last = useRef<HTMLElement | null>(null);
  const focus = () => (last.current?.isConnected ? last.current : frame.current)?.focus();
  // A row that moves is taken out for a moment, and its control loses the focus.
  const keepFocus = useEffectEvent(() => {
    if (last.current && document.activeElement === document.body) focus();
  });
  useLayoutEffect(() => keepFocus(), [order]);
  useImperativeHandle(ref, () => ({
    focus,
    showSection: (id) => {
      const index = order.findIndex((page) => pages.get(page)?.section.id === id);
      if (index >= 0) setStart(Math.floor(index / STEP) * STEP);
    },
  }));
  return (
    // The controls in its rows get the keys; those for the selected pages reach it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.frame}
      tabIndex={-1}
      onFocus={({ target }) => {
        last.current = target instanceof HTMLElement ? target : null;
      }}
      onKeyDown={onKey}
    >
      {order.length > STEP && (
        <nav className={styles.more} aria-label={t('Parts of the list')}>
          <Button disabledFocusable={start === 0} onClick={() => setStart(start - STEP)}>
            {t('Previous')}
          </Button>
          <span role="status">
            {t('Part {{part}} of {{total}}', {
              part: start / STEP + 1,
              total: Math.ceil(order.length / STEP),
            })}
          </span>
          <Button disabledFocusable={start + STEP >= order.length} onClick={() => setStart(start + STEP)}>
            {t('Next')}
          </Button>
        </nav>
      )}
      <table className={styles.table} aria-label={t('Pages')}>
        <thead>
          <tr>
            <th scope="col">{t('Selected')}</th>
            <th scope="col">{t('Page')}</th>
            <th scope="col">{t('Section')}</th>
            <th scope="col">{t('File')}</th>
            <th scope="col">{t('Notes')}</th>
          </tr>
        </thead>
        <tbody>{shown.map((page) => row(pages.get(page)!))}</tbody>
      </table>
    </div>
  );

  function row(shownPage: BenchPage) {
    const { page, number, section, source, inSource, removed, rotation, isUnavailable } = shownPage;
    const isSelected = selection.pages.has(page);
    const name = source?.name ?? '';
    const notes = [
      removed && t('Removed: {{reason}}', { reason: removalText(removed, t) }),
      rotation !== 0 && t('Rotated by {{degrees}}°', { degrees: rotation }),
      isUnavailable && t('Not available'),
      marks.get(page),
      redactionMark(shownPage.redactions, t),
    ].filter(Boolean);
    return (
      <tr key={page}>
        <td>
          <Checkbox
            checked={isSelected}
            aria-label={t('Select {{name}}, page {{page}}', { name, page: inSource })}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as unknown as { shiftKey?: boolean };
              onSelect(page, { toggles: true, extends: shiftKey ?? false });
            }}
          />
        </td>
        <td>
          <Button
            appearance="subtle"
            size="small"
            aria-label={
              number === null
                ? t('Show {{name}}, page {{page}}', { name, page: inSource })
                : t('Page {{number}}: {{name}}, page {{page}}', { number, name, page: inSource })
            }
            onClick={() => onShow(page)}
          >
            {number ?? t('Show')}
          </Button>
        </td>
        <td>{section.title}</td>
        <td>{t('{{name}}, page {{page}}', { name, page: inSource })}</td>
        <td>{notes.join(' · ')}</td>
      </tr>
    );
  }
}
