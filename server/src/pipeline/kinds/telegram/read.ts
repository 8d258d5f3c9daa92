import { Parser } from 'htmlparser2';
import type { RawEntry, RawFeed } from '../../parse/entry.ts';
import { splitPost } from '../post.ts';

interface TelegramMessage {
  /** `NAME/NUMBER` */
  post: string;
  text: string;
  date: string;
  images: string[];
}

/**
 * Reads the preview page of a public Telegram channel (`https://t.me/s/NAME`): its latest messages, about twenty. Null for
 * a page without messages, as Telegram shows it for channels that are private, empty or unknown. Messages without text are
 * left out, and so is the text that a message replies to.
 */
export function readTelegram(html: string): RawFeed | null {
  const messages: TelegramMessage[] = [];
  let depth = 0;
  /** Depth of the element whose text is collected. */
  let textDepth: number | null = null;
  const parser = new Parser({
    onopentag(name, { class: classes = '', style = '', datetime = '', 'data-post': post }) {
      depth += voidTags.has(name) ? 0 : 1;
      const is = (token: string) => classes.split(/\s+/).includes(token);
      if (post && postForm.test(post) && is('tgme_widget_message'))
        messages.push({ post, text: '', date: '', images: [] });
      const message = messages.at(-1);
      if (!message) return;
      if (textDepth === null && is('js-message_text')) textDepth = depth;
      if (textDepth !== null && name === 'br') message.text += '\n';
      if (name === 'time' && datetime !== '') message.date = datetime;
      const image = is('tgme_widget_message_photo_wrap') && /url\('(https:[^']{1,1000})'\)/.exec(style)?.[1];
      if (image) message.images.push(image);
    },
    ontext(text) {
      const message = messages.at(-1);
      if (message && textDepth !== null) message.text += text;
    },
    onclosetag(name) {
      if (voidTags.has(name)) return;
      if (depth === textDepth) textDepth = null;
      depth -= 1;
    },
  });
  parser.end(html);
  if (messages.length === 0) return null;
  return { link: '', entries: messages.filter(({ text }) => text.trim() !== '').map(toEntry) };
}

const postForm = /^\w{1,64}\/\d{1,12}$/;

const voidTags = new Set(['br', 'img', 'link', 'meta', 'input', 'hr', 'source', 'wbr']);

function toEntry({ post, text, date, images }: TelegramMessage): RawEntry {
  const { title, summary } = splitPost(text);
  return {
    guid: '',
    link: `https://t.me/${post}`,
    title: escapeMarkup(title),
    texts: [{ markup: escapeMarkup(summary), base: '' }],
    dates: [date],
    media: images.map((url) => ({ url, type: 'image', width: 0 })),
  };
}

/** Entries hold markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
