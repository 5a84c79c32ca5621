import {isSavingData} from '../../shell/client/connection';

/** A clip lies beside the picture that stands for it: `name.avif` and `name-clip.webp`. */
const ending = /(-clip\.webp|\.avif)$/;

function play(clip: HTMLElement): void {
  clip.dataset.clip = 'played';
  const sources = clip.querySelectorAll('source');
  const show = (end: string) => {
    for (const source of sources) source.srcset = source.srcset.replace(ending, end);
  };
  // Without a connection there is only the picture.
  for (const image of clip.querySelectorAll('img')) image.onerror = () => show('.avif');
  // A clip starts anew only after its picture was shown for a moment.
  show('.avif');
  setTimeout(show, 100, '-clip.webp');
}

/** Plays each clip once it is in view, and whenever its button is pressed. */
export function watchClips(): void {
  const isQuiet = isSavingData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        play(target as HTMLElement);
      }
    },
    {threshold: 0.6},
  );
  for (const clip of document.querySelectorAll<HTMLElement>('[data-clip=""]')) {
    clip.dataset.clip = 'watched';
    clip.querySelector('[data-play]')?.addEventListener('click', () => play(clip));
    if (!isQuiet) observer.observe(clip);
  }
}
