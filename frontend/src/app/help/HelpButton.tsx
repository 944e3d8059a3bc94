import { mergeClasses } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { useShellStyles } from '../shell/useShellStyles.ts';
import { loadHelpTexts } from './loadHelpTexts.ts';

const HelpPanel = lazyComponent(async () => (await import('./HelpPanel.tsx')).HelpPanel, {
  failure: 'abovePage',
});

const preload = () => void Promise.all([HelpPanel.preload(), loadHelpTexts(currentLanguage())]);

/** Opens the help of the screen, whose code and texts load when the button gets the pointer or the focus. */
export function HelpButton({ role, className }: { role: Role; className: string }) {
  const shell = useShellStyles();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={mergeClasses(shell.menu, className)}
        aria-label={t('Help')}
        title={t('Help')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void loadHelpTexts(currentLanguage()).then(() => setOpen(true))}
      >
        <QuestionCircleRegular aria-hidden />
      </button>
      {isOpen && <HelpPanel role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
