export interface Post {
  number: number;
  /** Lines are separated by `\n`. */
  text: string;
  /** ISO 8601. */
  date: string;
  replyTo?: string;
  photo?: string;
}

/** The preview page of a public channel, in the markup that t.me serves. View counters differ with each page. */
export function telegramPage(channel: string, posts: Post[]): string {
  const messages = posts.map((post) => messageOf(channel, post)).join('\n');
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${channel} – Telegram</title></head>
<body class="widget_frame_base tgme_webpreview"><main class="tgme_main"><div class="tgme_channel_info">
<div class="tgme_channel_info_description">Fictional.<br/>Nothing here is true.</div></div>
<section class="tgme_channel_history js-message_history">${messages}</section></main>
<script>window.views = ${Math.random()};</script></body></html>`;
}

function messageOf(channel: string, { number, text, date, replyTo, photo }: Post): string {
  const post = `${channel}/${number}`;
  return `<div class="tgme_widget_message_wrap js-widget_message_wrap">
<div class="tgme_widget_message text_not_supported_wrap js-widget_message" data-post="${post}" data-view="abc">
<div class="tgme_widget_message_user"><a href="https://t.me/${channel}"><i class="tgme_widget_message_user_photo"><img src="https://cdn.example/a.jpg"></i></a></div>
<div class="tgme_widget_message_bubble"><div class="tgme_widget_message_author accent_color"><a class="tgme_widget_message_owner_name" href="https://t.me/${channel}"><span dir="auto">Harbour Watch</span></a></div>
${replyTo ? `<a class="tgme_widget_message_reply" href="https://t.me/${channel}/1"><div class="tgme_widget_message_text js-message_reply_text" dir="auto">${markup(replyTo)}</div></a>` : ''}
${photo ? `<a class="tgme_widget_message_photo_wrap" href="https://t.me/${post}" style="width:800px;background-image:url('${photo}')"><div class="tgme_widget_message_photo"></div></a>` : ''}
<div class="tgme_widget_message_text js-message_text" dir="auto">${markup(text)}</div>
<div class="tgme_widget_message_footer compact js-message_footer"><span class="tgme_widget_message_views">${Math.floor(Math.random() * 9_000)}</span>
<a class="tgme_widget_message_date" href="https://t.me/${post}"><time datetime="${date}" class="time">12:00</time></a></div></div></div></div>`;
}

function markup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br/>');
}
