import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../components/form/ActionBar.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { stepTitles } from '../steps.ts';
import { useBarButtonStyles } from './useBarButtonStyles.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 240px) 1fr',
    alignItems: 'center',
    gap: '8px 12px',
    '& > :last-child': { justifySelf: 'end' },
    '@media (max-width: 519px)': { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' },
  },
  progress: {
    display: 'grid',
    gap: '6px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 519px)': {
      order: -1,
      gridColumn: '1 / -1',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: '12px',
    },
  },
  static: { position: 'static' },
  back: { justifySelf: 'start' },
});

interface Props {
  /** What must be seen wherever the person is in the form. */
  notice?: ReactNode;
  step: number;
  /** Undefined disables the button. */
  onBack?: (() => void) | undefined;
  /** Places the bar at the end of the form, so that it does not cover the main button of the step. */
  isStatic?: boolean;
  /** The button that submits the step. */
  action: ReactNode;
}

/** The bar at the bottom: Back, progress, and Next. */
export function WizardBar({ notice, step, onBack, isStatic = false, action }: Props) {
  const styles = useStyles();
  const { button } = useBarButtonStyles();
  const { t } = useTranslation();
  const total = stepTitles.length;
  const label = t('Step {{step}} of {{total}}', { step, total });
  return (
    <ActionBar className={isStatic ? styles.static : undefined}>
      {notice}
      <div className={styles.row}>
        <Button
          size="large"
          className={mergeClasses(button, styles.back)}
          onClick={onBack}
          disabled={!onBack}
          title={onBack ? undefined : t('A payment has started, so the request can’t be changed')}
        >
          {step === 1 ? t('Cancel') : t('Back')}
        </Button>
        <div className={styles.progress}>
          <span>{label}</span>
          <ProgressLine value={step / total} label={label} />
        </div>
        {action}
      </div>
    </ActionBar>
  );
}
