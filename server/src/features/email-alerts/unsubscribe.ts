import { createHash } from 'node:crypto';
import { unsubscribePath } from '@vigil/common/email-alerts';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import type { EmailAlertStore } from './store.ts';

const Query = z.object({ user: z.string().min(1).max(64), signature: z.string().min(1).max(64) });

/**
 * The page of the link that ends e-mail alerts, without scripts and without a sign-in. Reading it changes nothing, because
 * mail programs open links by themselves. A POST ends the alerts: that of its button, and that of a mail program (RFC 8058).
 */
export function serveUnsubscribe(alerts: Pick<EmailAlertStore, 'isSigned' | 'save'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== unsubscribePath || !['GET', 'HEAD', 'POST'].includes(ctx.method)) return next();
    const query = Query.safeParse(ctx.query).data;
    if (!query || !(await alerts.isSigned(query.user, query.signature)))
      return sendPage(ctx, 'This link is not valid', '<p>E-mail alerts can be switched off in Settings.</p>', 404);
    if (ctx.method !== 'POST')
      return sendPage(ctx, 'Stop e-mail alerts of Vigil?', '<form method="post"><button>Unsubscribe</button></form>');
    await alerts.save(query.user, null);
    return sendPage(ctx, 'You are unsubscribed', '<p>No more e-mail alerts are sent to you.</p>');
  };
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 36rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; }
button, a { box-sizing: border-box; display: inline-block; min-height: 44px; padding: 8px 16px; font: inherit; }
a { padding-inline: 0; color: inherit; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `body`: markup. */
function sendPage(ctx: Context, title: string, body: string, status = 200): void {
  ctx.status = status;
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.type = 'html';
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  ctx.body = [
    '<!doctype html>',
    `<html lang="en"><head>${head}<title>${title}</title><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1>`,
    body,
    '<p><a href="/">Vigil</a></p></main></body></html>',
    '',
  ].join('\n');
}
