import type {Claim} from './types';

export const notificationClaims: readonly Claim[] = [
  {
    id: 'notification/created',
    says: 'oncreate receives the id, which is also this.id.',
    about: ['GM_notification'],
    grant: ['GM_notification'],
    code: `return within(new Promise((done) => GM_notification({title: 't', text: 'x',
        oncreate(id) { done([typeof id, id === this.id]); }})), 4000);`,
    expect: ['string', true],
    needsBrowser: true,
  },
  {
    id: 'notification/promise',
    says: 'GM.notification resolves at once, not on a click.',
    about: ['GM_notification'],
    grant: ['GM.notification'],
    code: `return within(GM.notification({text: 'x'}).then(() => 'resolved'));`,
    expect: 'resolved',
  },
  {
    id: 'notification/own-grants',
    says: 'GM_closeNotification and GM_updateNotification need grants of their own.',
    about: ['GM_closeNotification', 'GM_updateNotification'],
    grant: ['GM_notification'],
    code: `return [typeof GM_closeNotification, typeof GM_updateNotification];`,
    expect: ['undefined', 'undefined'],
  },
  {
    id: 'notification/no-promise',
    says: 'The GM. forms of closing and updating return no promise.',
    about: ['GM_closeNotification', 'GM_updateNotification'],
    grant: ['GM_closeNotification', 'GM_updateNotification'],
    code: `return [typeof GM.closeNotification('x')?.then, typeof GM.updateNotification('x', {})?.then];`,
    expect: ['undefined', 'undefined'],
  },
  {
    id: 'notification/closed',
    says: 'Closing by GM_closeNotification does not call ondone.',
    about: ['GM_closeNotification'],
    grant: ['GM_notification', 'GM_closeNotification'],
    code: `let done = 0; const id = await within(new Promise((made) => GM_notification({text: 'x', oncreate: made, ondone: () => { done += 1; }})), 4000);
      GM_closeNotification(id); await wait(800); return done;`,
    expect: 0,
    needsBrowser: true,
  },
];
