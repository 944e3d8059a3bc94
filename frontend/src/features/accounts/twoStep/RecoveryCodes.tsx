import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { brand } from '../../../lib/brand.ts';

const useStyles = makeStyles({
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
});

/** The recovery codes, shown only once. Each one replaces the authenticator for one sign-in. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const list = codes.join('\n');
  return (
    <Stack gap={16}>
      <h2 ref={title} tabIndex={-1} className={shared('heading', 'noOutline')}>
        {t('Save your recovery codes')}
      </h2>
      <p className={shared('flush', 'soft')}>
        {t(
          'Two-step sign-in is on. If you lose access to your authenticator app, sign in with one of these codes. Each code works once. Keep them in a safe place. We won’t show them again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={8} align="stretch" shared="screenOnly">
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
      </Row>
      <Button
        appearance="primary"
        size="large"
        className={shared('height44', 'screenOnly')}
        onClick={onSaved}
      >
        {t('I have saved them')}
      </Button>
    </Stack>
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
