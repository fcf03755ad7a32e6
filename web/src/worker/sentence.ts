// What a notification says, in the language of whoever asked for it. The worker has only these few words, put in by
// `vite.worker.config.ts` from the Fluent files.
import type { PushNote } from '../lib/net/wire';

/** By language: the messages that begin with `push-`, and the titles of the games. */
declare const WORDS: Record<string, { messages: Record<string, string>; titles: Record<string, string> }>;

export function sentenceOf({ kind, game, lang, name = '', others = [] }: PushNote): {
  title: string;
  body: string;
} {
  const { messages = {}, titles = {} } = WORDS[lang] ?? WORDS['en'] ?? {};
  const say = (id: string, values: Record<string, string> = {}): string =>
    (messages[id] ?? '').replace(/\{ \$(\w+) \}/g, (_, key: string) => values[key] ?? '');
  const sentences = [name ? say(`push-${kind}-of`, { name }) : say(`push-${kind}`)];
  if (others.length > 0)
    sentences.push(say('push-others', { names: new Intl.ListFormat(lang).format(others) }));
  return { title: titles[game] ?? 'Burrow', body: sentences.join(' ') };
}
