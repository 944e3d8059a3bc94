import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { brand } from '../../../lib/brand.ts';
import { useNotices } from '../../../lib/notices/notices.ts';

const useStyles = makeStyles({
  text: {
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '26px',
    color: tokens.colorNeutralForeground1,
    '& h2': {
      margin: '32px 0 8px',
      fontSize: tokens.fontSizeBase500,
      lineHeight: tokens.lineHeightBase500,
      breakAfter: 'avoid',
    },
    '& p': { margin: '0 0 12px', textWrap: 'pretty' },
    '& ul': { margin: '0 0 12px', paddingLeft: '24px' },
    '& a': { color: tokens.colorBrandForegroundLink },
    '@media print': { fontSize: '11pt', lineHeight: 1.45, '& a': { color: 'inherit' } },
  },
});

/** The layout of a legal page, with a print button and contact data. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button icon={<PrintRegular />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        }
      />
      <article className={styles.text}>
        <Notice type="info" title={t('Default text')}>
          {t(
            'This is the portal’s default text. {{name}} should have its legal counsel review it before relying on it.',
            { name: brand.name },
          )}
        </Notice>
        {children}
        <h2>{t('Contact')}</h2>
        <p>
          {t('Questions about this page:')} <a href={`mailto:${support.email}`}>{support.email}</a>,{' '}
          {support.phone}
        </p>
      </article>
    </>
  );
}
