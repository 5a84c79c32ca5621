// Compiled with the samples and never run: what is wrong must not compile, and code that was
// written against the extension's own declarations must.

// @ts-expect-error: a request needs a URL
GM_xmlhttpRequest({});
// @ts-expect-error: an object has to become text first
GM_xmlhttpRequest({url: '/', data: {a: 1}});
// @ts-expect-error: there is no such response type
GM_xmlhttpRequest({url: '/', responseType: 'xml'});
// @ts-expect-error: a notification is an object or a text
GM_notification(5);
// @ts-expect-error: a download needs a name
GM_download({url: '/a'});
// @ts-expect-error: a value needs a name
GM_setValue();
// @ts-expect-error: it is spelt getResourceUrl
GM.getResourceURL('a');
// @ts-expect-error: a listener is a function
GM_addValueChangeListener('a', 'b');
// @ts-expect-error: style sheets are text
GM_addStyle(5);
// @ts-expect-error: the types live in a namespace
const loose: XhrDetails = {url: '/'};

GM_xmlhttpRequest({
  url: '/',
  onerror({status, error}) {
    // @ts-expect-error: a refused request has no status
    const sure: number = status;
    return [sure, error satisfies string];
  },
});

export async function reply(conversation: ScriptCat.Conversation): Promise<string> {
  const {content} = await conversation.chat('Hi');
  // @ts-expect-error: the answer may be a list of blocks
  return content;
}

export const details: GMTypes.XHRDetails = {url: '/', onload: ({status}) => void status};
export const tab: GMTypes.Tab | undefined = GM_openInTab('https://example.com/');
export const level: GMTypes.LoggerLevel = 'warn';
export const tool: CATAgent.ToolDefinition = {
  name: 'price',
  description: 'A price',
  parameters: {type: 'object'},
  handler: async () => 1,
};
export {loose};

export const own: CATAgentDom.TabInfo | undefined = (await CAT.agent.dom.listTabs())[0];
export const reading: CATAgentDom.ReadPageOptions = {selector: 'main'};
// @ts-expect-error: pages do not scroll sideways
export const direction: CATAgentDom.ScrollDirection = 'left';
export const trigger = ({triggeredAt}: CATAgentTask.AgentTaskTrigger) => new Date(triggeredAt);
export const command: CATAgent.CommandHandler = async (args, {id}) => `${id}: ${args}`;
export const picture: CATAgent.ContentBlock = {
  type: 'image',
  attachmentId: '1',
  mimeType: 'image/png',
} satisfies CATAgent.ImageBlock;
// @ts-expect-error: a picture is an attachment
export const bare: CATAgent.ImageBlock = {type: 'image'};
export const skills: CATAgentSkills.SkillsAPI = CAT.agent.skills;
export const entry: CATAgentOPFS.FileEntry = {name: 'a', type: 'file'};
