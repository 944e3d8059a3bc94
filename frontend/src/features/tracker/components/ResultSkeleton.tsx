import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '16px' },
  card: { display: 'grid', gap: '16px' },
  title: { width: '40%' },
  subtitle: { width: '22%' },
  step: { height: '76px' },
});

/** Placeholder while a request loads. */
export function ResultSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.skeleton} aria-hidden>
      <Surface className={styles.card}>
        <SkeletonItem className={styles.title} />
        <SkeletonItem className={styles.subtitle} />
        <SkeletonItem className={styles.step} />
        <SkeletonItem size={56} />
      </Surface>
      <Surface className={styles.card}>
        <SkeletonItem className={styles.title} />
        <SkeletonItem size={56} />
      </Surface>
    </div>
  );
}
