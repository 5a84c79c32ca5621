import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import texts from '@scriptcat/content/texts/shell/page-feedback';
import {VOTE_THANKS} from '@scriptcat/contract';
import {headingFor} from './heading-for';

/** Shows that a vote failed; it can be sent again. */
function showFailure(form: HTMLFormElement): void {
  const alert = form.querySelector<HTMLElement>('[data-problem]');
  if (!alert) return;
  alert.textContent = texts.failed;
  alert.setAttribute('role', 'alert');
  alert.hidden = false;
}

/** Sends a vote without leaving the page; until the React app runs, the form posts itself. */
async function sendVote(form: HTMLFormElement, helpful: string): Promise<void> {
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

function onSubmit(event: SubmitEvent): void {
  const {target: form, submitter} = event;
  const isVote = form instanceof HTMLFormElement && form.matches('[data-part="vote"]');
  if (!isVote || !(submitter instanceof HTMLButtonElement) || !crypto.randomUUID) return;
  event.preventDefault();
  void sendVote(form, submitter.value);
}

/** Adds the current section to the link of the issue form when it is clicked. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[data-part="report"]');
  const heading = link && headingFor(getSelection(), location.hash);
  if (!heading || !(link instanceof HTMLAnchorElement)) return;
  const address = new URL(link.href);
  const page = address.searchParams.get('doc-url')?.split('#')[0];
  address.searchParams.set('doc-url', `${page}#${heading}`);
  link.href = address.href;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('submit', onSubmit);
  addEventListener('click', onClick, {capture: true});
}
