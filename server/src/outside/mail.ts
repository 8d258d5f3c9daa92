import { createTransport } from 'nodemailer';
import type { Env } from '../config/env.ts';

interface MailMessage {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** `later`: another attempt makes sense. `refused`: it makes none. */
type MailResult = { outcome: 'sent' } | { outcome: 'later' | 'refused'; reason: string };

/** The server that takes e-mail. */
export interface Mail {
  /** Never throws. */
  send: (message: MailMessage) => Promise<MailResult>;
  close: () => void;
}

export type MailEnv = Pick<Env, 'SMTP_URL' | 'SMTP_FROM'>;

const timeoutMs = 15_000;

/** E-mail by SMTP, or null if it is not configured. A password is sent over TLS only, except on this machine. */
export function createMail({ SMTP_URL: url, SMTP_FROM: from }: MailEnv): Mail | null {
  if (!url || !from) return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: auth !== undefined && !isLoopback(hostname),
    ...(auth && { auth }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send({ to, ...message }: MailMessage): Promise<MailResult> {
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, ...message });
      return { outcome: 'sent' };
    } catch (error) {
      return { outcome: isFinal(error) ? 'refused' : 'later', reason: reasonOf(error) };
    }
  }

  return { send, close: () => transport.close() };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** A reply of 500 to 599 is final, and so is a refused password. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error instanceof Error ? { responseCode: 0, code: '', ...error } : {};
  return (typeof responseCode === 'number' && responseCode >= 500) || code === 'EAUTH';
}

/** Without the address: it goes to the log. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = error instanceof Error ? { responseCode: 0, code: '', ...error } : {};
  return responseCode ? `The mail server answered ${responseCode}.` : `The mail server cannot be reached (${code}).`;
}
