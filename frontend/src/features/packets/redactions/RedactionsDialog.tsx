import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import type { BenchState } from '../useBench.ts';
import { pageRanges, wordsUnder } from './findWords.ts';
import { usePageLines } from './pageLines.ts';
import type { ListedRedaction, Redactions } from './useRedactions.ts';

/** Rows that are added at a time. */
const STEP = 100;
const MAX_WORDS = 80;

const useStyles = makeStyles({
  frame: { maxHeight: '52vh', overflow: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    ...typographyStyles.body1,
    '& :is(th, td)': {
      padding: '4px 8px 4px 0',
      textAlign: 'left',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& td:nth-child(4)': { whiteSpace: 'nowrap' },
    '& th': { whiteSpace: 'nowrap', ...typographyStyles.caption1Strong },
  },
  actions: { display: 'flex', gap: '4px', '& > button': { whiteSpace: 'nowrap' } },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  open: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  requestId: string;
  sources: readonly Source[];
  bench: BenchState;
  redactions: Redactions;
  onFind: () => void;
  onClose: () => void;
}

/** All redactions of the packet. Those that were seen, here with their words or on their page, can be confirmed together. */
export function RedactionsDialog({ requestId, sources, bench, redactions, onFind, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { all, unconfirmed, seen, markSeen, reasonText } = redactions;
  const [shown, setShown] = useState(STEP);
  const texts = usePageLines(requestId, sources);
  const rows = all.slice(0, shown).map((each) => ({ ...each, words: wordsOf(each) }));
  useEffect(() => markSeen(rows.flatMap(({ words, redaction }) => (words ? [redaction.id] : []))));
  const unseen = unconfirmed.filter(({ redaction }) => !seen.has(redaction.id));
  const unseenPages = pageRanges([...new Set(unseen.map(({ number }) => number))]);
  return (
    <SmallDialog
      wide
      title={t('Redactions')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onFind}>{t('Find words...')}</Button>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={unconfirmed.length === 0 || unseen.length > 0}
            onClick={() =>
              redactions.confirm(unconfirmed.map(({ page, redaction }) => ({ page, id: redaction.id })))
            }
          >
            {t('Confirm all')}
          </Button>
        </>
      }
    >
      {all.length === 0 ? (
        <p>{t('There are no redactions yet. Draw a box on a page, or find words.')}</p>
      ) : (
        <>
          <p role="status">
            {t('Redactions: {{total}}. Not confirmed: {{open}}.', {
              total: all.length,
              open: unconfirmed.length,
            })}
          </p>
          {unseen.length > 0 && !texts.isLoading && (
            <p className={styles.hint}>
              {t('Before you confirm all, look at those without words in this list: pages {{pages}}.', {
                pages: unseenPages,
              })}
            </p>
          )}
          {/* Scrolls by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.frame} role="group" aria-label={t('Redactions')} tabIndex={0}>
            <table className={styles.table} aria-label={t('Redactions')}>
              <thead>
                <tr>
                  <th scope="col">{t('Page')}</th>
                  <th scope="col">{t('Reason')}</th>
                  <th scope="col">{t('Words')}</th>
                  <th scope="col">{t('State')}</th>
                  <th scope="col">{t('Actions')}</th>
                </tr>
              </thead>
              <tbody>{rows.map(row)}</tbody>
            </table>
          </div>
          {all.length > shown && (
            <Button onClick={() => setShown(shown + STEP)}>
              {t('Show more ({{total}})', { total: all.length - shown })}
            </Button>
          )}
        </>
      )}
    </SmallDialog>
  );

  function wordsOf({ page, redaction }: ListedRedaction): string {
    const { source, inSource } = bench.pages.get(page)!;
    const lines = texts.linesOf(source, inSource);
    const words = lines ? wordsUnder(redaction.box, lines) : '';
    return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words;
  }

  function row({ page, number, redaction, words }: ListedRedaction & { words: string }) {
    const { id, reason, isConfirmed } = redaction;
    return (
      <tr key={id}>
        <td>{number}</td>
        <td>{reasonText(reason)}</td>
        <td>{words || t('No readable words')}</td>
        <td className={isConfirmed ? undefined : styles.open}>
          {isConfirmed ? t('Confirmed') : t('Not confirmed')}
        </td>
        <td>
          <div className={styles.actions}>
            <Button
              size="small"
              aria-label={t('Go to page {{page}}', { page: number })}
              onClick={() => {
                bench.select(page, { toggles: false, extends: false });
                redactions.select(id);
                onClose();
              }}
            >
              {t('Go to page')}
            </Button>
            {!isConfirmed && (
              <Button
                size="small"
                aria-label={t('Confirm the redaction on page {{page}}', { page: number })}
                onClick={() => redactions.confirm([{ page, id }])}
              >
                {t('Confirm')}
              </Button>
            )}
          </div>
        </td>
      </tr>
    );
  }
}
