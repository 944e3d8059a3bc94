import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { useTranslation } from 'react-i18next';
import { inlineLine } from '../../../../components/layout/shapes.ts';

const arrows = { up: ArrowUpRegular, down: ArrowDownRegular, stable: ArrowRightRegular };

const useStyles = makeStyles({
  change: { ...inlineLine('2px'), fontWeight: tokens.fontWeightSemibold },
  neutral: { color: tokens.colorNeutralForeground1 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  direction: keyof typeof arrows;
  /** The formatted change with its sign; null if there is nothing, or too little, to compare with. */
  change: string | null;
  comparedWith: string;
  /** The direction that is an improvement; undefined if neither is. */
  goodDirection?: 'up' | 'down';
}

/** The change of a figure, and the period it is compared with. */
export function TrendLine({ direction, change, comparedWith, goodDirection }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (change === null) return t('Not enough data to compare');
  const Arrow = arrows[direction];
  const isNeutral = !goodDirection || direction === 'stable';
  const tone = isNeutral ? 'neutral' : direction === goodDirection ? 'good' : 'bad';
  return (
    <>
      <span className={mergeClasses(styles.change, styles[tone])}>
        <Arrow aria-hidden />
        {change}
      </span>{' '}
      {comparedWith}
    </>
  );
}
