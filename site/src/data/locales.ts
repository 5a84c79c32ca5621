export type Locale = 'zh-Hans' | 'en';

export type Localized = Readonly<Record<Locale, string>>;
