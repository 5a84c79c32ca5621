import type {Localized} from '@scriptcat/contract';

/*
 * Interface texts are otherwise in code.json, which every page loads. These are needed on one page
 * only and stay with it.
 */
export const offlineTexts = {
  'zh-Hans': {
    savedTitle: '保存全部文档',
    unsupported: '这个浏览器不能在这里保存页面：它太旧了，或者网址不是 https 开头。',
    switchedOff: '这个网站的部署者关掉了离线阅读。',
    absent: '还没有保存。',
    absentWithSize: (pages: number, size: string) => `一共 ${pages} 页，约占 ${size} 空间。`,
    saving: '正在保存，你可以继续看别的页面。',
    progress: (done: number, total: number) => `${done} / ${total} 个文件`,
    progressLabel: '保存进度',
    paused: '还没有存完。已经下载的都在，继续时从断开的地方开始。',
    saved: (pages: number, size: string, date: string) =>
      `已保存 ${pages} 页，占 ${size} 空间，更新于 ${date}。`,
    updating: '正在更新到新版本，旧版本这时也能读。',
    failed: {
      network: '下载中断了。已经下载的都在，重试时从断开的地方开始。',
      storage: '浏览器没有足够的空间。清出一些空间再重试，已经下载的都在。',
      worker: '浏览器不让网站保存页面。无痕窗口或禁止网站存数据的设置会这样。',
    },
    save: '保存全部文档',
    cancel: '停下',
    resume: '继续保存',
    retry: '重试',
    update: '检查更新',
    remove: '删除保存的文档',
    readTitle: '读过的页面',
    keepRead: '自动缓存看过的页面',
    readCount: (count: number) => `现在留着 ${count} 页，最多 100 页。`,
    refusalHint: '关掉会删除这个网站存在这台设备上的全部页面，包括上面保存的文档。',
  },
  en: {
    savedTitle: 'Save the whole documentation',
    unsupported:
      'This browser cannot keep pages here: it is too old, or the address does not begin with https.',
    switchedOff: 'Reading offline is switched off on this installation of the site.',
    absent: 'Nothing is saved yet.',
    absentWithSize: (pages: number, size: string) => `${pages} pages, which take about ${size}.`,
    saving: 'Saving. You can go on reading meanwhile.',
    progress: (done: number, total: number) => `${done} of ${total} files`,
    progressLabel: 'Progress of saving',
    paused: 'Not complete yet. What is downloaded stays, and saving goes on from there.',
    saved: (pages: number, size: string, date: string) =>
      `${pages} pages are saved. They take ${size} and are as of ${date}.`,
    updating: 'Updating to a new version. The old one can be read meanwhile.',
    failed: {
      network: 'The download was interrupted. What is downloaded stays; retry goes on from there.',
      storage:
        'The browser has not enough room. Free some space and retry; what is downloaded stays.',
      worker:
        'The browser does not let the site keep pages. Incognito windows and settings that forbid stored data do this.',
    },
    save: 'Save the whole documentation',
    cancel: 'Stop',
    resume: 'Go on saving',
    retry: 'Retry',
    update: 'Check for updates',
    remove: 'Delete the saved documentation',
    readTitle: 'Pages you have read',
    keepRead: 'Keep the pages I read',
    readCount: (count: number) => `Kept now: ${count}, at most 100.`,
    refusalHint:
      'Switching this off deletes every page this site keeps on this device, the saved documentation included.',
  },
} as const satisfies Localized<object>;

export type OfflineTexts = (typeof offlineTexts)['zh-Hans'] | (typeof offlineTexts)['en'];
