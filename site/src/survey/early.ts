import {originParameters} from '@scriptcat/contract';
import {isRunning} from '../shell/early/is-running';

function fill(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  if (!value || form.elements.namedItem(name)) return;
  form.append(Object.assign(document.createElement('input'), {type: 'hidden', name, value}));
}

/**
 * A survey that is sent before the React app runs is an ordinary form. It carries the same as one
 * sent by the React app; its id makes a second click the same answer.
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
