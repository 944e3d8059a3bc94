import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple';
import {
  defaultColumns,
  type ListColumn,
  listColumns,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
} from '@portal/contract/workspace/listColumns.ts';
import type { Workspace } from '@portal/contract/workspace/schemas.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { line, screenOnly } from '../../../components/layout/shapes.ts';
import { useOpenPanel } from '../views/useOpenPanel.ts';
import { usePanelStyles } from '../views/usePanelStyles.ts';
import { columnLabel } from './columnLabel.ts';
import { limitWidth, toggledColumns, widthOf } from './columnWidths.ts';

const useStyles = makeStyles({
  button: { ...screenOnly, minHeight: '36px' },
  item: {
    ...line('8px'),
    justifyContent: 'space-between',
    minHeight: '36px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  width: { width: '96px', flexShrink: 0 },
});

/** Which columns the list has, and their widths. */
export interface ColumnLayout {
  readonly columns: readonly ListColumn[];
  readonly widths: Workspace['widths'];
  readonly onColumns: (columns: readonly ListColumn[]) => void;
  readonly onWidths: (widths: Workspace['widths']) => void;
}

/** Chooses the columns of the list and sets their widths with the keyboard. */
export function ColumnsMenu(layout: ColumnLayout) {
  const styles = useStyles();
  const { t } = useTranslation();
  const panelId = useId();
  const { box, button, isOpen, toggle } = useOpenPanel();
  return (
    <div ref={box}>
      <Button
        ref={button}
        className={styles.button}
        icon={<ColumnTripleRegular />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {t('Columns')}
      </Button>
      {isOpen && <ColumnsPanel id={panelId} {...layout} />}
    </div>
  );
}

function ColumnsPanel({ id, columns, widths, onColumns, onWidths }: ColumnLayout & { id: string }) {
  const panel = usePanelStyles();
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div id={id} className={panel.panel} role="region" aria-label={t('Columns')}>
      <p className={panel.note}>
        {t('Widths are in pixels. You can also drag the right edge of a column heading.')}
      </p>
      <ul className={panel.list}>
        {listColumns.map((column) => {
          const label = columnLabel(column, t);
          const isShown = columns.includes(column);
          return (
            <li key={column} className={styles.item}>
              <Checkbox
                label={label}
                checked={isShown}
                disabled={isShown && columns.length === 1}
                onChange={() => onColumns(toggledColumns(columns, column, listColumns))}
              />
              {isShown && (
                <WidthField
                  label={t('Width of {{column}}', { column: label })}
                  width={widthOf(column, widths)}
                  onWidth={(width) => onWidths({ ...widths, [column]: width })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={panel.actions}>
        <Button
          onClick={() => {
            onColumns(defaultColumns);
            onWidths({});
          }}
        >
          {t('Reset columns')}
        </Button>
      </div>
    </div>
  );
}

interface WidthFieldProps {
  label: string;
  width: number;
  onWidth: (width: number) => void;
}

/** The entered width applies when the field is left or on Enter. */
function WidthField({ label, width, onWidth }: WidthFieldProps) {
  const styles = useStyles();
  const [text, setText] = useState(String(width));
  const [shownWidth, setShownWidth] = useState(width);
  if (width !== shownWidth) {
    setShownWidth(width);
    setText(String(width));
  }
  const apply = () => {
    const typed = limitWidth(Number(text));
    if (text.trim() === '' || Number.isNaN(typed) || typed === width) setText(String(width));
    else onWidth(typed);
  };
  return (
    <Input
      className={styles.width}
      type="number"
      size="small"
      step={8}
      min={MIN_COLUMN_WIDTH}
      max={MAX_COLUMN_WIDTH}
      aria-label={label}
      value={text}
      onChange={(_, { value }) => setText(value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
    />
  );
}
