import { useMediaQuery } from '../../../components/useMediaQuery.ts';

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 599px)');
}
