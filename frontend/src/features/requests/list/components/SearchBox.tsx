import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../components/list/SearchField.tsx';
import { usePausedText } from '../../../../components/list/usePausedText.ts';

/** Finds requests by words. What is typed is looked for when typing rests. */
export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const { typed, type, clear } = usePausedText(search, onSearch);
  return (
    <SearchField
      label={t('Search requests')}
      placeholder={t('Search by Order ID, Patient, Facility, Type, Status')}
      typed={typed}
      onType={type}
      onClear={clear}
    />
  );
}
