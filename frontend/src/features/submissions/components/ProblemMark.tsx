import { ToggleButton } from '@fluentui/react-components';
import { FlagFilled } from '@fluentui/react-icons/svg/flag';
import { FlagRegular } from '@fluentui/react-icons/svg/flag';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

interface Props {
  /** The item, as it is shown. */
  text: string;
  isMarked: boolean;
  isDecided: boolean;
  onMark: (isProblem: boolean) => void;
}

/** Marks an item of the checklist as a problem, which the client is then asked about. */
export function ProblemMark({ text, isMarked, isDecided, onMark }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  if (isDecided) return isMarked ? <Mark tone="attention">{t('Problem')}</Mark> : null;
  return (
    <ToggleButton
      appearance="subtle"
      size="small"
      className={shared('shrinks', 'rigid')}
      checked={isMarked}
      icon={isMarked ? <FlagFilled className={shared('warning')} /> : <FlagRegular />}
      aria-label={t('Problem: {{text}}', { text })}
      title={isMarked ? t('Clear the problem mark') : t('Mark as a problem')}
      onClick={() => onMark(!isMarked)}
    >
      {isMarked && t('Problem')}
    </ToggleButton>
  );
}
