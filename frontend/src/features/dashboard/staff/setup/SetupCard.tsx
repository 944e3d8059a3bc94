import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import type { SetupStep } from '@portal/contract/configuration/schemas/setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '../../../../components/card/Mark.tsx';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { Surface } from '../../../../components/Surface.tsx';
import { DismissSetup } from './DismissSetup.tsx';
import { SampleRow } from './SampleRow.tsx';
import { saveSetupHeight, SetupPlaceholder } from './SetupPlaceholder.tsx';
import { setupQuery } from './setupQuery.ts';
import { TestServices } from './TestServices.tsx';
import { stepStateText, stepTexts } from './setupTexts.ts';

const SetupSettings = lazyComponent(async () => (await import('./SetupSettings.tsx')).SetupSettings);

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px', padding: '10px 16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  names: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  progress: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  dismiss: { minWidth: 0, minHeight: '40px', marginRight: '-12px' },
  steps: {
    display: 'grid',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  },
  step: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    minHeight: '40px',
    margin: '0 -4px',
    padding: '4px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { display: 'flex', marginTop: '2px', fontSize: '20px', color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  label: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
  },
  text: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  toggle: { justifySelf: 'start', minHeight: '40px', marginLeft: '-12px', textAlign: 'start' },
});

const tones = { done: 'good', missing: 'attention', optional: 'plain' } as const;

/**
 * What a new portal needs before its first request, with links to the places. Renders nothing once all required steps are
 * done and there is no sample request, or after an admin dismissed it.
 */
export function SetupCard() {
  const { t } = useTranslation();
  const styles = useStyles();
  const id = useId();
  const { data, isPending } = useQuery(setupQuery);
  const [showsSettings, setShowsSettings] = useState(false);
  const [isDismissing, setDismissing] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isShown = data !== undefined && !data.isDismissed && !(data.isComplete && !data.sample);
  useEffect(() => {
    if (data) saveSetupHeight(section.current?.offsetHeight ?? 0);
  }, [data]);
  if (isPending) return <SetupPlaceholder />;
  if (!isShown) return null;
  const { steps, settings, sample } = data;
  const required = steps.filter(({ state }) => state !== 'optional');
  const done = required.filter(({ state }) => state === 'done');
  return (
    <section ref={section} aria-labelledby={`${id}-title`}>
      <Surface className={styles.card}>
        <div className={styles.head}>
          <div className={styles.names}>
            <h2 id={`${id}-title`} className={styles.title}>
              {t('Set up your portal')}
            </h2>
            <p className={styles.progress}>
              {t('{{done}} of {{total}} steps done', { done: done.length, total: required.length })}
            </p>
          </div>
          <Button appearance="subtle" className={styles.dismiss} onClick={() => setDismissing(true)}>
            {t('Dismiss')}
          </Button>
        </div>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ul>
        <TestServices />
        <SampleRow sample={sample} />
        <Button
          appearance="subtle"
          className={styles.toggle}
          icon={showsSettings ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={showsSettings}
          aria-controls={`${id}-settings`}
          onClick={() => setShowsSettings(!showsSettings)}
        >
          {t('Settings made at deployment')}
        </Button>
        <div id={`${id}-settings`} hidden={!showsSettings}>
          {showsSettings && <SetupSettings settings={settings} />}
        </div>
      </Surface>
      {isDismissing && <DismissSetup hasSample={sample !== null} onClose={() => setDismissing(false)} />}
    </section>
  );
}

function Step({ step: { name, state } }: { step: SetupStep }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { label, text, to } = stepTexts[name];
  return (
    <li>
      <Link to={to} className={styles.step}>
        <span className={mergeClasses(styles.icon, state === 'done' && styles.done)} aria-hidden>
          {state === 'done' ? <CheckmarkCircleRegular /> : <CircleRegular />}
        </span>
        <span>
          <span className={styles.label}>
            {label(t)} <Mark tone={tones[state]}>{stepStateText(state, t)}</Mark>
          </span>
          <span className={styles.text}>{text(t)}</span>
        </span>
      </Link>
    </li>
  );
}
