// The languages of the page, each in its own words. A test compares them with `engine/languages.py`.
export const LANGUAGES = { de: 'Deutsch', en: 'English', fr: 'Français', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
