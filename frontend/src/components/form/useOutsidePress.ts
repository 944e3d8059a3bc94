import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While `active`, tells of a press outside the box. Touch screens leave the focus where it is, so blur is not enough. */
export function useOutsidePress(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void {
  const onPressOutside = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) onPressOutside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [box, active]);
}
