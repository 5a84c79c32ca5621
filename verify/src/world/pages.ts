/** The page that most samples work on: one of everything they look for. */
export const examplePage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Example page</title></head>
<body>
<header><img src="/small.png" alt=""></header>
<main>
<h1>Example page</h1>
<article>
<p>This is urgent: read it today. ${'Some words to read. '.repeat(120)}</p>
<p>An ordinary paragraph.</p>
<a href="https://good.example/ok">good</a>
<a href="https://bad.example/missing">bad</a>
<a href="https://refused.invalid.example:9/x">refused</a>
</article>
<ul class="results"><li>one</li><li>two</li></ul>
<a rel="next" href="/page2">next</a>
<ul><li class="account">anna</li><li class="account">ben</li></ul>
<table>
<tr><th>name</th><th>n</th></tr>
<tr><td>urgent thing</td><td>1</td></tr>
<tr><td>say "hi"</td><td>2</td></tr>
</table>
<img class="large" src="/large.png" width="900" height="100" alt="">
<form onsubmit="return false">
<textarea>draft text</textarea><input type="search"><input type="file">
<input id="coupon"><input id="hours"><button>send</button>
</form>
<a id="leave" href="/page2">leave</a> <a class="later" href="/page2?later">later</a>
<details><summary>comments</summary>a comment</details>
<p class="version">2.1</p><p id="status">running</p>
<ul><li data-price="40" data-product="tea">tea</li><li data-price="140" data-product="coffee">coffee</li></ul>
<p class="order-number">A-77</p><video></video><aside>aside</aside>
<div class="recommendations">more</div>
</main>
<script>window.productData = {id: 7, name: 'tea'};</script>
</body>
</html>`;

export const secondPage =
  '<!doctype html><title>page 2</title><ul class="results"><li>three</li><li>four</li></ul>';

/** What any other host shows. */
export const plainPage = (host: string, path: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${host}</title></head>` +
  `<body><h1>${host}</h1><p>${path}</p></body></html>`;
