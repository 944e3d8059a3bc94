import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../../components/Surface.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden.tsx';
import { useStartStyles } from './useStartStyles.ts';

const useStyles = makeStyles({
  bar: { borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralStencil1 },
  label: { width: '70%', height: '16px', marginBottom: '16px' },
  value: { width: '40%', height: '32px', marginBottom: '16px' },
  title: { width: '50%', height: '20px', marginBottom: '24px' },
  body: { height: '370px' },
});

const STATS = 4;
const WIDGETS = 2;

/** The shape of the figures while they are on the way. */
export function StartSkeleton() {
  const { t } = useTranslation();
  const start = useStartStyles();
  const styles = useStyles();
  const bar = (shape: 'label' | 'value' | 'title' | 'body') => (
    <div className={`${styles.bar} ${styles[shape]}`} />
  );
  return (
    <>
      <VisuallyHidden role="status">{t('Loading dashboard analytics...')}</VisuallyHidden>
      <div className={start.stats} aria-hidden>
        {Array.from({ length: STATS }, (_, index) => (
          <Surface key={index} className={start.stat}>
            {bar('label')}
            {bar('value')}
            {bar('label')}
          </Surface>
        ))}
      </div>
      <div className={start.widgets} aria-hidden>
        {Array.from({ length: WIDGETS }, (_, index) => (
          <Surface key={index} className={start.widget}>
            {bar('title')}
            {bar('body')}
          </Surface>
        ))}
      </div>
    </>
  );
}
