import words from '@scriptcat/content/demo/form';
import type {LanguageTag} from '@scriptcat/contract';
import type {DemoPage} from '../demo-page';

/** Fields of every type, accounts to choose from and an external link. */
export function form(language: LanguageTag): DemoPage {
  const texts = words[language];
  return {
    path: 'form',
    title: texts.title,
    summary: texts.summary,
    main: `<form>
<p><label>${texts.message}<br><textarea rows="4" cols="40">${texts.draft}</textarea></label></p>
<p><label>${texts.search} <input type="search"></label></p>
<p><label>${texts.picture} <input type="file"></label></p>
<p><label>${texts.hours} <input id="hours" type="number"></label></p>
<p><button type="submit">${texts.send}</button> <output id="sent"></output></p>
</form>
<p>${texts.accounts} <span class="account">anna</span> <span class="account">ben</span></p>
<p><button type="button" id="sign-in">${texts.signIn}</button> <button type="button" id="sign-out">${texts.signOut}</button> <output id="cookies"></output></p>
<p><a id="leave" href="../article/">${texts.leave}</a></p>
<div id="pad" tabindex="0">${texts.drag}</div>`,
  };
}
