import { Button, Checkbox, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { isFoundIn } from '@portal/contract/fields/folding.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Select } from '../../../components/Select.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { line, plainList } from '../../../components/layout/shapes.ts';
import { formatList } from '../../../lib/format.ts';
import type { BenchState } from '../useBench.ts';
import { isCovered } from './boxes.ts';
import { findPlaces, type FoundPlace, pageRanges } from './findWords.ts';
import { usePageLines } from './pageLines.ts';
import type { Redactions } from './useRedactions.ts';

/** Rows that are added at a time. */
const STEP = 100;
const MAX_TEXT = 2_000;

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px', marginBottom: '8px', ...typographyStyles.body1 },
  line: { ...line('8px') },
  list: {
    ...plainList,
    maxHeight: '36vh',
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  context: { overflowWrap: 'anywhere', '& mark': { fontWeight: tokens.fontWeightSemibold } },
});

interface Props {
  requestId: string;
  sources: readonly Source[];
  /** The name of the document, which is printed and visible too. */
  title: string;
  bench: BenchState;
  redactions: Redactions;
  onAdded: () => void;
  onClose: () => void;
}

/** Finds words on all pages of the packet, and redacts the chosen places. */
export function FindWordsDialog({ requestId, sources, title, bench, redactions, onAdded, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const field = useId();
  const reasonField = useId();
  const [text, setText] = useState('');
  const [isPart, setPart] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(STEP);
  const [hasFailed, setFailed] = useState(false);
  const [lacksReason, setLacksReason] = useState(false);
  const texts = usePageLines(requestId, sources);
  const searched = useDeferredValue(text);
  const phrases = searched
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const pages = bench.kept.map(({ page, number, source, inSource }) => ({
    page,
    number: number ?? 0,
    lines: texts.linesOf(source, inSource),
  }));
  const unread = pages.filter(({ lines }) => !lines?.length).map(({ number }) => number);
  const found = findPlaces(phrases, pages, isPart);
  // What is redacted already needs no second box.
  const places = found.filter((place) => !isRedacted(place));
  const chosen = places.filter(({ key }) => !left.has(key));
  const others = [
    ...bench.recipe.sections.map((section) => t('section “{{title}}”', { title: section.title })),
    t('name of the document “{{title}}”', { title }),
    ...sources.map(({ name }) => t('file “{{name}}”', { name })),
  ];
  const named = [
    ...bench.recipe.sections.map((section) => section.title),
    title,
    ...sources.map(({ name }) => name),
  ].flatMap((value, index) => (phrases.some((phrase) => isFoundIn(phrase, [value])) ? [others[index]!] : []));

  function isRedacted({ page, boxes }: FoundPlace): boolean {
    const own = bench.recipe.redactions[page] ?? [];
    return boxes.every((box) => own.some((redaction) => isCovered(box, redaction.box)));
  }

  function addAll(): void {
    if (chosen.length === 0) return;
    if (redactions.reason === '') {
      setLacksReason(true);
      document.getElementById(reasonField)?.focus();
      return;
    }
    const boxes = chosen.flatMap(({ page, boxes: own }) => own.map((box) => ({ page, box })));
    if (redactions.add(boxes)) onAdded();
    else setFailed(true);
  }

  return (
    <SmallDialog
      wide
      title={t('Find words to redact')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button appearance="primary" disabledFocusable={chosen.length === 0} onClick={addAll}>
            {t('Add redactions ({{total}})', { total: chosen.length })}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Notice type="error" role="alert">
          {t('These are too many redactions. A page can have 200, and a packet 5,000.')}
        </Notice>
      )}
      <div className={styles.field}>
        <label htmlFor={field}>{t('Words or phrases, one in each line')}</label>
        <Textarea
          id={field}
          rows={3}
          maxLength={MAX_TEXT}
          value={text}
          onChange={(_, { value }) => {
            setText(value);
            setLeft(new Set());
            setShown(STEP);
          }}
        />
        <Checkbox
          label={t('Also within longer words')}
          checked={isPart}
          onChange={(_, { checked }) => setPart(checked === true)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={reasonField}>{t('Reason of the redactions')}</label>
        <Select
          id={reasonField}
          value={redactions.reason}
          choices={redactions.choicesWith(redactions.reason)}
          aria-invalid={lacksReason}
          aria-describedby={lacksReason ? `${reasonField}-error` : undefined}
          onChange={(_, { value }) => {
            redactions.setReason(value);
            setLacksReason(false);
          }}
        >
          {redactions.reason === '' && <option value="">{t('Choose a reason')}</option>}
        </Select>
        {lacksReason && <FieldError id={`${reasonField}-error`} message="Please choose a reason" />}
      </div>
      {texts.isLoading ? (
        <div className={styles.line} role="status">
          <SmallSpinner />
          {t('Loading the text of the pages...')}
        </div>
      ) : (
        <>
          {unread.length > 0 && (
            <Notice type="warning">
              {t('Not searched, because they have no readable text: pages {{pages}}', {
                pages: pageRanges(unread),
              })}
            </Notice>
          )}
          {named.length > 0 && (
            <Notice type="warning">
              {t('These words are also in names that can be seen: {{names}}. Change them yourself.', {
                names: formatList(named),
              })}
            </Notice>
          )}
          {phrases.length > 0 && (
            <p role="status">
              {t('Places found: {{total}}. Already redacted: {{redacted}}.', {
                total: found.length,
                redacted: found.length - places.length,
              })}
            </p>
          )}
          {places.length > 0 && (
            <ul className={styles.list} aria-label={t('Places found')}>
              {places.slice(0, shown).map((place) => (
                <li key={place.key}>
                  <Checkbox
                    checked={!left.has(place.key)}
                    label={
                      <span className={styles.context}>
                        {t('Page {{page}}', { page: place.number })}: {place.context.before}{' '}
                        <mark>{place.context.words}</mark> {place.context.after}
                      </span>
                    }
                    onChange={(_, { checked }) => {
                      const next = new Set(left);
                      if (checked === true) next.delete(place.key);
                      else next.add(place.key);
                      setLeft(next);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {places.length > shown && (
            <Button onClick={() => setShown(shown + STEP)}>
              {t('Show more ({{total}})', { total: places.length - shown })}
            </Button>
          )}
        </>
      )}
    </SmallDialog>
  );
}
