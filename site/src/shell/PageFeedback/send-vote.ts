import texts from '@scriptcat/content/texts/shell/page-feedback';
import {VOTE_THANKS} from '@scriptcat/contract';

/** Shows that a vote failed; it can be sent again. */
function showFailure(form: HTMLFormElement): void {
  const alert = form.querySelector<HTMLElement>('[data-problem]');
  if (!alert) return;
  alert.textContent = texts.failed;
  alert.setAttribute('role', 'alert');
  alert.hidden = false;
}

/** Sends a vote without leaving the page; until the React app runs, the form posts itself. */
export async function sendVote(form: HTMLFormElement, helpful: string): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  // A retry keeps the id, so that the vote is stored once.
  form.dataset.id ??= crypto.randomUUID();
  const fields = Object.fromEntries(new FormData(form));
  const status = await fetch(form.action, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...fields, id: form.dataset.id, helpful}),
    credentials: 'omit',
  }).then(
    (response) => response.status,
    () => 0,
  );
  form.ariaBusy = 'false';
  // 409: an earlier attempt was stored.
  if ([200, 201, 409].includes(status)) location.replace(`#${VOTE_THANKS}`);
  else showFailure(form);
}
