import type {DemoPage} from '../demo-page';
import type {Say} from '../text';

/** Fields of every kind, accounts to choose from and a link that leaves the page. */
export function form(say: Say): DemoPage {
  return {
    path: 'form',
    title: say('填一张表', 'Fill in a form'),
    summary: say('输入框、文件、搜索、草稿', 'Inputs, a file, a search and a draft'),
    main: `<form>
<p><label>${say('想说的话', 'Your message')}<br><textarea rows="4" cols="40">${say('写了一半的话', 'half a sentence')}</textarea></label></p>
<p><label>${say('搜索', 'Search')} <input type="search"></label></p>
<p><label>${say('图片', 'Picture')} <input type="file"></label></p>
<p><label>${say('工时', 'Hours')} <input id="hours" type="number"></label></p>
<p><button type="submit">${say('提交', 'Send')}</button> <output id="sent"></output></p>
</form>
<p>${say('账号', 'Accounts')} <span class="account">anna</span> <span class="account">ben</span></p>
<p><button type="button" id="sign-in">${say('登录', 'Sign in')}</button> <button type="button" id="sign-out">${say('退出', 'Sign out')}</button> <output id="cookies"></output></p>
<p><a id="leave" href="../article/">${say('离开这页', 'Leave this page')}</a></p>
<div id="pad" tabindex="0">${say('拖动我', 'Drag me')}</div>`,
  };
}
