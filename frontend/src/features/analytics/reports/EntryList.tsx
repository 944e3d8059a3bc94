import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton.tsx';
import { TableRegion } from '../components/TableRegion.tsx';
import { FigureLink } from './FigureLink.tsx';

/** One entry behind a figure: its request, and the cells of its row. */
export interface EntryRow {
  readonly requestId: string;
  readonly orderId: string;
  readonly cells: readonly { readonly text: string; readonly csv: string | number }[];
}

interface Props {
  title: string;
  /** Without the one of the request. */
  headers: readonly string[];
  query: Omit<UseInfiniteQueryResult<unknown>, 'data'>;
  rows: readonly EntryRow[] | undefined;
  /** Of the CSV file, without the day and the extension. */
  fileName: string;
}

/** The entries behind a figure, with links to their requests. The CSV file has the rows that are shown. */
export function EntryList({ title, headers, query, rows, fileName }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const columns = [t('Order ID'), ...headers];
  const failed = query.error && <LoadError query={query} title={t('The entries could not be loaded')} />;
  if (!rows) return failed || <AnalyticsSkeleton />;

  function save(listed: readonly EntryRow[]) {
    const lines = [columns, ...listed.map(({ orderId, cells }) => [orderId, ...cells.map(({ csv }) => csv)])];
    saveCsv([BYTE_ORDER_MARK, ...lines.map(csvRow)], `${fileName}-${dayInDisplayZone(new Date())}.csv`);
  }

  return (
    <>
      <Surface>
        <Row gap={8} justify="between">
          <h2 className={shared('heading')}>{title}</h2>
          <Button
            appearance="subtle"
            icon={<ArrowDownloadRegular />}
            disabledFocusable={rows.length === 0}
            onClick={() => save(rows)}
          >
            {t('Export CSV')}
          </Button>
        </Row>
        {query.hasNextPage && (
          <p className={shared('body')}>
            {t('The CSV file has the rows that are shown. Load more to add the others.')}
          </p>
        )}
        {rows.length === 0 ? (
          <p className={shared('body')}>{t('There is nothing behind this figure now.')}</p>
        ) : (
          <TableRegion label={title} headers={columns}>
            <tbody>
              {rows.map(({ requestId, orderId, cells }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <FigureLink to={`/dashboard/request/${requestId}`}>{orderId || requestId}</FigureLink>
                  </th>
                  {cells.map(({ text }, column) => (
                    <td key={column}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableRegion>
        )}
        <div className={shared('above12')}>
          <LoadMoreButton query={query} />
        </div>
      </Surface>
      {failed}
    </>
  );
}
