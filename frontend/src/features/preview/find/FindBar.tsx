import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { row } from '../../../components/layout/shapes.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { FindState } from './openFinder.ts';
import { type FinderTarget, useFinder } from './useFinder.ts';

const useStyles = makeStyles({
  bar: {
    ...row('4px 8px'),
    flexShrink: 0,
    padding: '6px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  input: { flexGrow: 1, minWidth: '120px', minHeight: '36px' },
  state: {
    minWidth: '64px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { minWidth: '36px', minHeight: '36px' },
});

interface Props extends FinderTarget {
  /** Each call puts the cursor into the field. */
  calls: number;
  onClose: () => void;
}

/** The search in the text of a document. Enter goes to the next match, Shift+Enter to the previous one, Esc closes. */
export function FindBar({ calls, onClose, ...target }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { state, find, step } = useFinder(target);
  const stateText = useStateText();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [calls]);

  function handleKey(event: KeyboardEvent) {
    // Tab leaves the bar. All other keys belong to it, not to the document or the dialog around it.
    if (event.key === 'Tab') return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      step(event.shiftKey ? 'previous' : 'next');
    }
  }

  const keys = { onKeyDown: handleKey };
  const hasMatches = state.total > 0;
  return (
    <div role="search" aria-label={t('Find in the document')} className={styles.bar} {...keys}>
      <Input
        input={{ ref: input }}
        className={styles.input}
        type="search"
        autoComplete="off"
        aria-label={t('Find in the document')}
        placeholder={t('Find in the document')}
        value={query}
        onChange={(_, { value }) => {
          setQuery(value);
          find(value.trim());
        }}
      />
      <span role="status" className={styles.state}>
        {stateText(state)}
      </span>
      <BarButton
        icon={<ChevronUpRegular />}
        aria-label={t('Previous match')}
        disabledFocusable={!hasMatches}
        onClick={() => step('previous')}
      />
      <BarButton
        icon={<ChevronDownRegular />}
        aria-label={t('Next match')}
        disabledFocusable={!hasMatches}
        onClick={() => step('next')}
      />
      <BarButton icon={<DismissRegular />} aria-label={t('Close the search')} onClick={onClose} />
    </div>
  );
}

function BarButton(props: ComponentProps<typeof Button>) {
  const styles = useStyles();
  return <Button {...props} className={styles.button} appearance="subtle" />;
}

/** Returns a function that says what was found. */
function useStateText(): (state: FindState) => string {
  const { t } = useTranslation();
  return ({ kind, current, total }) => {
    switch (kind) {
      case 'idle':
        return '';
      case 'pending':
        return t('Searching...');
      case 'notFound':
        return t('No matches');
      case 'noText':
        return t('This document is a scan without text, so it can’t be searched.');
      case 'found':
        return t('{{current}} of {{total}} matches', {
          current: formatCount(current),
          total: formatCount(total),
        });
    }
  };
}
