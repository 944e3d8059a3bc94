import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { AllHTMLAttributes, ElementType, Ref } from 'react';
import { type SharedStyle, useSharedStyles } from './useSharedStyles.ts';

const useStyles = makeStyles({
  piece: { margin: 0 },
  list: { padding: 0, listStyleType: 'none' },
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  left: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  row: { display: 'flex', alignItems: 'center' },
  wraps: { flexWrap: 'wrap' },
  top: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
  between: { justifyContent: 'space-between' },
  right: { justifyContent: 'flex-end' },
  gap0: {},
  gap2: { columnGap: '2px' },
  gap4: { columnGap: '4px' },
  gap6: { columnGap: '6px' },
  gap8: { columnGap: '8px' },
  gap10: { columnGap: '10px' },
  gap12: { columnGap: '12px' },
  gap16: { columnGap: '16px' },
  gap20: { columnGap: '20px' },
  gap24: { columnGap: '24px' },
  rowGap0: {},
  rowGap2: { rowGap: '2px' },
  rowGap4: { rowGap: '4px' },
  rowGap6: { rowGap: '6px' },
  rowGap8: { rowGap: '8px' },
  rowGap10: { rowGap: '10px' },
  rowGap12: { rowGap: '12px' },
  rowGap16: { rowGap: '16px' },
  rowGap20: { rowGap: '20px' },
  rowGap24: { rowGap: '24px' },
});

/** A distance in px. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

interface PieceProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  /** A `ul` or `ol` has no bullets and no indent. No element has the margins of browsers. */
  as?: ElementType;
  gap?: Gap;
  shared?: SharedStyle | readonly SharedStyle[];
  ref?: Ref<HTMLElement>;
}

function Piece({ as: Tag = 'div', shared = [], className, ...props }: Omit<PieceProps, 'gap'>) {
  const styles = useStyles();
  const classOf = useSharedStyles();
  const words = typeof shared === 'string' ? [shared] : shared;
  const list = (Tag === 'ul' || Tag === 'ol') && styles.list;
  return <Tag {...props} className={mergeClasses(styles.piece, list, className, classOf(...words))} />;
}

interface StackProps extends PieceProps {
  /** Where the children are in their line. Without it they take the full width. */
  align?: 'left' | 'center';
}

/**
 * A column: the children are below each other, with a gap between them. They do not widen it: in the cell of a table, whose
 * width follows from its content, use a class.
 */
export function Stack({ gap = 0, align, className, ...props }: StackProps) {
  const styles = useStyles();
  const layout = mergeClasses(styles.stack, styles[`rowGap${gap}`], align && styles[align], className);
  return <Piece {...props} className={layout} />;
}

interface RowProps extends PieceProps {
  /** Between the lines. Without it, the gap. */
  rowGap?: Gap;
  /** The heights. Centered by default. */
  align?: 'top' | 'end' | 'baseline' | 'stretch';
  /** Apart from each other, or all on the right. */
  justify?: 'between' | 'right';
  /** All in one line. */
  nowrap?: boolean;
}

/** A row: the children are beside each other, in further lines where the window is too narrow. */
export function Row({ gap = 0, rowGap = gap, align, justify, nowrap, className, ...props }: RowProps) {
  const styles = useStyles();
  const layout = mergeClasses(
    styles.row,
    !nowrap && styles.wraps,
    styles[`gap${gap}`],
    styles[`rowGap${rowGap}`],
    align && styles[align],
    justify && styles[justify],
    className,
  );
  return <Piece {...props} className={layout} />;
}
