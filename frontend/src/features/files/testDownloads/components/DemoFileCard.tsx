import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../../components/card/Mark.tsx';
import { Surface } from '../../../../components/Surface.tsx';
import { column } from '../../../../components/layout/shapes.ts';
import type { DemoFileView } from '../api/demoFileQueries.ts';
import { DownloadControl } from './DownloadControl.tsx';

const useStyles = makeStyles({
  card: { ...column('12px'), alignContent: 'start', height: '100%', boxSizing: 'border-box' },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** One sample file with its download control. */
export function DemoFileCard({ file }: { file: DemoFileView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <li>
      <Surface className={styles.card}>
        <div>
          <Mark tone={file.isPaidFile ? 'attention' : 'good'}>
            {file.isPaidFile ? t('Paid file') : t('Free file')}
          </Mark>
        </div>
        <h3 className={styles.name}>{file.fileName}</h3>
        <p className={styles.text}>{t(file.description)}</p>
        <DownloadControl file={file} />
      </Surface>
    </li>
  );
}
