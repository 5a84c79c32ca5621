let timers: ReturnType<typeof setTimeout>[] = [];

function stop(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

function showAfter(demo: HTMLElement, percent: number): void {
  demo.style.setProperty('--before', `${percent}%`);
  const range = demo.querySelector<HTMLInputElement>('[type=range]');
  if (range) range.valueAsNumber = percent;
}

function play(demo: HTMLElement): void {
  stop();
  const scripts = [...demo.querySelectorAll<HTMLInputElement>('[data-script]')];
  const turn = (script: HTMLInputElement, isOn: boolean) => {
    script.checked = isOn;
  };
  for (const script of scripts) turn(script, false);
  showAfter(demo, 0);
  timers = scripts.map((script, index) => setTimeout(turn, 900 + 700 * index, script, true));
  timers.push(setTimeout(showAfter, 1200 + 700 * scripts.length, demo, 50));
}

/**
 * Lets readers compare the page with and without scripts, and plays once when the demo comes into
 * view. The inputs are really switched, so popup, page and cat always agree.
 */
export function watchDemo(): void {
  const demo = document.querySelector<HTMLElement>('[data-demo]');
  if (!demo || demo.dataset.demo) return;
  demo.dataset.demo = 'watched';
  demo.addEventListener('input', ({target}) => {
    stop();
    const {type, valueAsNumber} = target as HTMLInputElement;
    if (type === 'range') showAfter(demo, valueAsNumber);
  });
  demo.querySelector('[data-replay]')?.addEventListener('click', () => play(demo));
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timers = [setTimeout(play, 1200, demo)];
    },
    {threshold: 0.6},
  );
  observer.observe(demo);
}
