import { type KindOfSource, pathOf } from '../kind.ts';
import { readText } from '../readers.ts';
import { missingLinks } from './missing-links.ts';
import { readTelegram } from './read.ts';

/** A public Telegram channel: its preview page. */
export const telegram: KindOfSource = {
  hosts: ['t.me', 'telegram.me'],
  address: (url) => {
    const name = /^\/(?:s\/)?([a-z]\w{3,63})(?:\/\d+)?$/i.exec(pathOf(url))?.[1];
    return name ? `https://t.me/s/${name}` : null;
  },
  recognise: (text) => /<\w+\s[^<>]{0,300}tgme_widget_message/.test(text),
  read: readText(readTelegram, 'This channel has no public preview.'),
  hasCounters: true,
  missingLinks,
};
