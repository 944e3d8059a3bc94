import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SettingsTab, settingsTabs } from '../settingsTabs.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '4px',
    marginBottom: '24px',
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    flexShrink: 0,
    minHeight: '44px',
    padding: '8px 16px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 'none',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-selected="true"]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  panel: { display: 'grid', gap: '24px', maxWidth: '860px', outlineStyle: 'none' },
});

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % settingsTabs.length,
  ArrowLeft: (at) => (at - 1 + settingsTabs.length) % settingsTabs.length,
  Home: () => 0,
  End: () => settingsTabs.length - 1,
};

interface Props {
  tab: SettingsTab;
  onChoose: (tab: SettingsTab) => void;
  children: ReactNode;
}

/** The tabs of the settings and the panel of the chosen one. */
export function SettingsTabs({ tab, onChoose, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const labels = {
    security: t('Security'),
    preferences: t('Preferences'),
    notifications: t('Notifications'),
  };

  function walk(event: KeyboardEvent) {
    const next = settingsTabs[STEPS[event.key]?.(settingsTabs.indexOf(tab)) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t('Settings')}
        className={styles.list}
        onKeyDown={walk}
      >
        {settingsTabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
