import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import language from '@scriptcat/content/texts/language';
import {feedbackLimits, fitsLimits, type Reason} from '@scriptcat/contract';
import {type FormEvent, useEffect, useEffectEvent, useRef, useState} from 'react';
import {
  type Draft,
  emptyDraft,
  loadDraft,
  nextAttempt,
  type Origin,
  readOrigin,
  saveDraft,
} from './draft';
import {createId, type OutgoingFeedback, sendFeedback} from './send-feedback';

export type SurveyPhase = 'form' | 'sending' | 'failed' | 'submitted';
export type SurveyProblem = 'reasonMissing' | 'tooLong' | null;

interface SurveyState {
  phase: SurveyPhase;
  problem: SurveyProblem;
  feedback: string;
  origin: Origin;
}

const initialState: SurveyState = {phase: 'form', problem: null, feedback: '', origin: {}};

const storage = () => window.sessionStorage;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    reason: (data.get('reason') as Reason | null) ?? null,
    feedback: String(data.get('feedback') ?? ''),
    website: String(data.get('website') ?? ''),
  };
}

function fillForm(form: HTMLFormElement, {reason, feedback}: Draft) {
  const text = form.elements.namedItem('feedback') as HTMLTextAreaElement;
  const choices = form.elements.namedItem('reason') as RadioNodeList;
  if (feedback) text.value = feedback;
  if (reason) choices.value = reason;
}

/** Takes the extension's parameters from the address, once, and leaves the rest of it alone. */
function useOrigin(): () => Origin {
  const history = useHistory();
  const location = useLocation();
  return () => {
    const {origin, rest} = readOrigin(location.search);
    if (rest !== location.search) history.replace({...location, search: rest});
    return origin;
  };
}

/**
 * The survey's state. Form fields are uncontrolled, so text typed before hydration survives, and
 * the form can be posted without React.
 */
export function useSurvey() {
  const feedbackUrl = String(useDocusaurusContext().siteConfig.customFields?.feedbackUrl);
  const takeOrigin = useOrigin();
  const [state, setState] = useState(initialState);
  const draft = useRef(emptyDraft);
  const formRef = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const isForm = state.phase !== 'submitted';

  const keep = (changes: Partial<Draft>) => {
    draft.current = {...draft.current, ...changes};
    saveDraft(storage, draft.current);
  };

  const begin = useEffectEvent((form: HTMLFormElement) => {
    shownAt.current = performance.now();
    const stored = loadDraft(storage);
    const typed = readForm(form);
    const origin = {...stored.origin, ...takeOrigin()};
    if (!typed.reason && !typed.feedback) fillForm(form, stored);
    const {reason, feedback} = readForm(form);
    keep({...stored, reason, feedback, origin});
    setState({...initialState, feedback, origin});
  });
  useEffect(() => {
    if (isForm && formRef.current) begin(formRef.current);
  }, [isForm]);

  const change = () => {
    if (!formRef.current) return;
    const {reason, feedback} = readForm(formRef.current);
    keep({reason, feedback});
    setState((now) => ({
      ...now,
      feedback,
      problem: now.problem === 'reasonMissing' && reason ? null : now.problem,
    }));
  };

  const refuse = (problem: SurveyProblem, field: string) => {
    setState((now) => ({...now, phase: 'form', problem}));
    formRef.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };

  const send = async (answer: OutgoingFeedback) => {
    setState((now) => ({...now, phase: 'sending', problem: null}));
    // The server treats answers that come too fast as spam, so wait: no real answer must be lost.
    await wait(feedbackLimits.minimumMs - answer.elapsed);
    const elapsed = Math.max(answer.elapsed, feedbackLimits.minimumMs);
    const options = {url: feedbackUrl, fetch: window.fetch.bind(window), wait};
    if (!(await sendFeedback({...answer, elapsed}, options))) {
      setState((now) => ({...now, phase: 'failed'}));
      return;
    }
    keep({...emptyDraft, origin: draft.current.origin});
    setState((now) => ({...now, phase: 'submitted'}));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!formRef.current || state.phase === 'sending') return;
    const {reason, feedback, website} = readForm(formRef.current);
    if (!reason) return refuse('reasonMissing', 'reason');
    if (!fitsLimits(feedback)) return refuse('tooLong', 'feedback');
    keep({reason, feedback});
    const attempt = nextAttempt(draft.current, createId);
    keep({attempt});
    const text = feedback ? {feedback} : {};
    const elapsed = Math.round(performance.now() - shownAt.current);
    const {origin} = draft.current;
    void send({
      id: attempt.id,
      reason,
      ...text,
      locale: language,
      ...origin,
      website,
      elapsed,
    });
  };

  return {
    ...state,
    feedbackUrl,
    formRef,
    change,
    submit,
    restart: () => setState(initialState),
  };
}

export type Survey = ReturnType<typeof useSurvey>;
