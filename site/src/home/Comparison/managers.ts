export const managers = ['ScriptCat', 'Tampermonkey', 'Violentmonkey'] as const;
