/** The element that names the application's files; ./inline/load-app.ts reads it. */
export const APP_FILES = 'app-files';

/*
 * The framework's own template (`ssrTemplate`) except for one thing: the scripts are named as data,
 * for the inline script that fetches them when somebody needs them.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script id="${APP_FILES}" type="application/json">
      <%~ JSON.stringify({
        styles: it.stylesheets.map((file) => it.baseUrl + file),
        scripts: it.scripts.map((file) => it.baseUrl + file),
      }) %>
    </script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
