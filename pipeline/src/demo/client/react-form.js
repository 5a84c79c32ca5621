import {createElement, useState} from 'react';
import {createRoot} from 'react-dom/client';

/** @param {{hours: string, known: string}} texts */
function Form({hours: label, known}) {
  const [hours, setHours] = useState('');
  return createElement(
    'form',
    null,
    createElement(
      'label',
      null,
      `${label} `,
      createElement('input', {
        id: 'hours',
        type: 'number',
        value: hours,
        onChange: (/** @type {{target: HTMLInputElement}} */ {target}) => setHours(target.value),
      }),
    ),
    createElement('p', null, `${known} `, createElement('output', {id: 'known'}, hours)),
  );
}

const root = document.querySelector('#root');
if (root instanceof HTMLElement) {
  const {hours = '', known = ''} = root.dataset;
  createRoot(root).render(createElement(Form, {hours, known}));
}
