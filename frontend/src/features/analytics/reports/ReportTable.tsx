import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import { TableRegion } from '../components/TableRegion.tsx';
import { FigureLink } from './FigureLink.tsx';

const useStyles = makeStyles({
  total: {
    '& > *': {
      borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
      borderBottom: 'none',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  // Names can be long. They wrap, figures do not.
  name: { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '120px' },
});

/** Rows that are shown at first. All of them are in the CSV file. */
const SHOWN_ROWS = 25;

/** A figure in a cell: what is shown, what the CSV file has, and the address of its entries. */
export interface Figure {
  readonly text: string;
  readonly csv: string | number;
  /** Absent: there is nothing behind it. */
  readonly to?: string | undefined;
}

export interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

interface Props {
  title: string;
  /** What the columns mean. */
  note?: ReactNode;
  /** The first is the one of the names. */
  headers: readonly string[];
  rows: readonly FigureRow[];
  total?: readonly Figure[] | undefined;
  empty: string;
  /** Of the CSV file, without the day and the extension. */
  fileName: string;
}

/** A table of a report. Figures link to their entries; the CSV file has what the table has. */
export function ReportTable({ title, note, headers, rows, total, empty, fileName }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, SHOWN_ROWS);

  function save() {
    const lines = [
      headers,
      ...rows.map(({ name, figures }) => [name, ...figures.map(({ csv }) => csv)]),
      ...(total ? [[t('Total'), ...total.map(({ csv }) => csv)]] : []),
    ];
    saveCsv([BYTE_ORDER_MARK, ...lines.map(csvRow)], `${fileName}-${dayInDisplayZone(new Date())}.csv`);
  }

  return (
    <Surface>
      <Row gap={8} justify="between">
        <h2 className={shared('heading')}>{title}</h2>
        <Button
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          disabledFocusable={rows.length === 0}
          aria-label={t('Export CSV: {{name}}', { name: title })}
          onClick={save}
        >
          {t('Export CSV')}
        </Button>
      </Row>
      {note && <p className={shared('body', 'below8', 'readable', 'muted')}>{note}</p>}
      {rows.length === 0 ? (
        <p className={shared('body', 'below8', 'readable', 'muted')}>{empty}</p>
      ) : (
        <TableRegion label={title} headers={headers}>
          <tbody>
            {shown.map(({ id, name, figures }) => (
              <tr key={id}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {figures.map((figure, index) => (
                  <td key={index}>
                    <FigureText {...figure} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr className={styles.total}>
                <th scope="row">{t('Total')}</th>
                {total.map((figure, index) => (
                  <td key={index}>
                    <FigureText {...figure} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </TableRegion>
      )}
      {shown.length < rows.length && (
        <Button className={shared('above12')} onClick={() => setIsAll(true)}>
          {t('Show all {{number}} rows', { number: formatCount(rows.length) })}
        </Button>
      )}
    </Surface>
  );
}

function FigureText({ text, to }: Figure) {
  return to === undefined ? text : <FigureLink to={to}>{text}</FigureLink>;
}
