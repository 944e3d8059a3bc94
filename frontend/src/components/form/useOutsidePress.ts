import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onPress` on a press outside the box while `active`. Blur is not enough, because a touch does not move the focus. */
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
