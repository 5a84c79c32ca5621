import {originParameters} from '@scriptcat/contract';
import {isRunning} from '../shell/early/is-running';

function fill(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  if (!value || form.elements.namedItem(name)) return;
  form.append(Object.assign(document.createElement('input'), {type: 'hidden', name, value}));
}

/**
 * Before React runs, the survey is a plain form. This adds the same fields as the React app; the id
 * makes a second click idempotent.
 */
export function completeSurvey(): void {
  addEventListener(
    'submit',
    ({target}) => {
      if (isRunning() || !(target instanceof HTMLFormElement)) return;
      if (!target.matches('[data-early="survey"]')) return;
      const query = new URLSearchParams(location.search);
      fill(target, 'id', crypto.randomUUID?.());
      for (const [parameter, name] of Object.entries(originParameters)) {
        fill(target, name, query.get(parameter));
      }
    },
    {capture: true},
  );
}
