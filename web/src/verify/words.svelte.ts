// The words of this page. All four languages are in the file, since it is used without a network.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Language } from '$lib/languages';

export { LANGUAGES, type Language };

const files = import.meta.glob<string>('../../../src/burrow/verifier/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

class Words {
  #lang = $state<Language>(firstLanguage());
  #bundle = $derived(bundleOf(this.#lang));

  get lang(): Language {
    return this.#lang;
  }

  choose(lang: Language): void {
    this.#lang = lang;
    document.documentElement.lang = lang;
  }

  t(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : id;
  }

  list(names: readonly (string | number)[]): string {
    return new Intl.ListFormat(this.#lang).format(names.map(String));
  }
}

function bundleOf(lang: Language): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../../../src/burrow/verifier/locales/${lang}.ftl`] ?? ''));
  return bundle;
}

function firstLanguage(): Language {
  const wished = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return (wished.find((lang) => lang in LANGUAGES) as Language | undefined) ?? 'en';
}

export const words = new Words();
