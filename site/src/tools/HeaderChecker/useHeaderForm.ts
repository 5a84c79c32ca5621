import {generateHeader, type HeaderForm, newHeaderForm} from '@scriptcat/userscript';
import {useMemo, useReducer} from 'react';

/** The form of the generator and the header it gives. */
export function useHeaderForm() {
  const [form, change] = useReducer(
    (state: HeaderForm, part: Partial<HeaderForm>): HeaderForm => ({...state, ...part}),
    newHeaderForm,
  );
  const result = useMemo(() => generateHeader(form), [form]);
  return {form, change, result};
}
