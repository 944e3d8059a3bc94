import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { brand } from '../../../lib/brand.ts';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px' },
  title: { ...typographyStyles.subtitle2, margin: 0, outlineStyle: 'none' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  codes: {
    margin: 0,
    padding: '16px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: '8px 16px',
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
  done: { minHeight: '44px', '@media print': { display: 'none' } },
});

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, shown only once. Each one replaces the authenticator for one sign-in. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const list = codes.join('\n');
  return (
    <div className={styles.panel}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('Save your recovery codes')}
      </h2>
      <p className={styles.text}>
        {t(
          'Two-step sign-in is on. If you lose access to your authenticator app, sign in with one of these codes. Each code works once. Keep them in a safe place. We won’t show them again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton label={t('Recovery codes')} value={list} />
        <Button
          icon={<ArrowDownloadRegular />}
          onClick={() => saveText('recovery-codes.txt', `${brand.name}\n\n${list}\n`)}
        >
          {t('Download')}
        </Button>
        <Button icon={<PrintRegular />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <Button appearance="primary" size="large" className={styles.done} onClick={onSaved}>
        {t('I have saved them')}
      </Button>
    </div>
  );
}

/** Downloads a text as a file. */
function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
