import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Surface } from '../../../components/Surface.tsx';

const useStyles = makeStyles({
  skeleton: {
    display: 'grid',
    gap: '16px',
    animationName: { '50%': { opacity: 0.6 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  card: { display: 'grid', gap: '16px' },
  bar: {
    height: '16px',
    width: '40%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  short: { width: '22%' },
  step: { height: '76px', width: '100%', backgroundColor: tokens.colorNeutralStencil2 },
  row: { height: '56px', width: '100%', backgroundColor: tokens.colorNeutralStencil2 },
});

/** Placeholder while a request loads. */
export function ResultSkeleton() {
  const styles = useStyles();
  const bar = (className?: string) => <div className={mergeClasses(styles.bar, className)} />;
  return (
    <div className={styles.skeleton} aria-hidden>
      <Surface className={styles.card}>
        {bar()}
        {bar(styles.short)}
        {bar(styles.step)}
        {bar(styles.row)}
      </Surface>
      <Surface className={styles.card}>
        {bar()}
        {bar(styles.row)}
      </Surface>
    </div>
  );
}
