import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { useTranslation } from 'react-i18next';

const arrows = { up: ArrowUpRegular, down: ArrowDownRegular, stable: ArrowRightRegular };

const useStyles = makeStyles({
  change: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: tokens.fontWeightSemibold,
  },
  neutral: { color: tokens.colorNeutralForeground1 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  direction: keyof typeof arrows;
  /** The change in words and with its sign; null when there is nothing to compare with. */
  change: string | null;
  against: string;
  /** Which direction is good news, for figures that have one. */
  better?: 'up' | 'down';
}

/** How a figure moved, and against what. */
export function TrendLine({ direction, change, against, better }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (change === null) return t('No data for the previous period');
  const Arrow = arrows[direction];
  const isPlain = !better || direction === 'stable';
  const tone = isPlain ? 'neutral' : direction === better ? 'good' : 'bad';
  return (
    <>
      <span className={mergeClasses(styles.change, styles[tone])}>
        <Arrow aria-hidden />
        {change}
      </span>{' '}
      {against}
    </>
  );
}
