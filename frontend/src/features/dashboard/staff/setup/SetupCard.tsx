import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
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
import { Row } from '../../../../components/layout/pieces.tsx';
import { column, innerFocusRing, listGrid } from '../../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../../components/layout/useSharedStyles.ts';
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
  card: { ...column('8px'), padding: '10px 16px' },
  dismiss: { minWidth: 0, minHeight: '40px', marginRight: '-12px' },
  steps: { ...listGrid('4px 16px'), gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
  step: {
    ...innerFocusRing,
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
  },
  icon: { display: 'flex', marginTop: '2px', fontSize: '20px', color: tokens.colorNeutralForeground3 },
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
  const shared = useSharedStyles();
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
        <Row gap={12} justify="between" nowrap>
          <Row gap={12} rowGap={0} align="baseline">
            <h2 id={`${id}-title`} className={shared('heading')}>
              {t('Set up your portal')}
            </h2>
            <p className={shared('small', 'muted')}>
              {t('{{done}} of {{total}} steps done', { done: done.length, total: required.length })}
            </p>
          </Row>
          <Button appearance="subtle" className={styles.dismiss} onClick={() => setDismissing(true)}>
            {t('Dismiss')}
          </Button>
        </Row>
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
  const shared = useSharedStyles();
  const { label, text, to } = stepTexts[name];
  return (
    <li>
      <Link to={to} className={styles.step}>
        <span className={mergeClasses(styles.icon, state === 'done' && shared('success'))} aria-hidden>
          {state === 'done' ? <CheckmarkCircleRegular /> : <CircleRegular />}
        </span>
        <span>
          <Row as="span" gap={8} rowGap={2} shared="strong">
            {label(t)} <Mark tone={tones[state]}>{stepStateText(state, t)}</Mark>
          </Row>
          <span className={shared('block', 'small', 'muted')}>{text(t)}</span>
        </span>
      </Link>
    </li>
  );
}
