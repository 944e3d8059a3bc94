import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons/svg/play';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../../components/SmallSpinner.tsx';
import { useStartNext } from '../useStartNext.ts';
import type { ListPosition } from '../rules/listPosition.ts';
import { useOpenFromList } from '../useOpenFromList.ts';

/** Claims the most urgent available request of the list and opens it. */
export function StartNext({ shown }: { shown: Omit<ListPosition, 'from' | 'scrollY'> }) {
  const { t } = useTranslation();
  const open = useOpenFromList();
  const next = useStartNext((requestId) => open(requestId, shown));
  return (
    <Button
      appearance="primary"
      icon={next.isPending ? <SmallSpinner /> : <PlayRegular />}
      disabledFocusable={next.isPending}
      title={t('Opens the most urgent request in this list that nobody is working on')}
      onClick={() => next.mutate({ query: shown.query })}
    >
      {t('Start next')}
    </Button>
  );
}
