import {useEffect, useRef, useState} from 'react';

/** Becomes true when the element comes within a screenful of being seen, and stays so. */
export function useNearViewport() {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      {rootMargin: '320px 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return {ref, isNear, ask: () => setNear(true)};
}
