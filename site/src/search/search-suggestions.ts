import type {Localized} from '@scriptcat/contract';

/** Searches that always find something, for a reader whose own found nothing. */
export const searchSuggestions: Localized<readonly string[]> = {
  'zh-Hans': ['脚本不运行', '云同步', '定时脚本', 'GM_xmlhttpRequest'],
  en: ['script not running', 'cloud sync', 'scheduled script', 'GM_xmlhttpRequest'],
};
