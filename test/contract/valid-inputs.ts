import type { CallName } from '@vigil/common/api';
import { writtenOutEvent } from '../harness/files.ts';

export type Fields = Record<string, unknown>;
export interface Parts {
  params?: Fields;
  query?: Fields;
  body?: Fields;
}

const id = { id: 'nothing' };
/** Where nothing answers: no test asks the network. */
const url = 'http://127.0.0.1:9/feed.xml';
const endpoint = 'https://push.example/fictional';
const filter = { q: 'ferry', type: 'other', urgency: 'low', place: 'Amberly', source: 'Courier' };
const days = { from: '2026-01-01', to: '2026-01-02' };
const webhook = { name: 'Desk', url, minUrgency: 'high', isEnabled: true };
export const trusted = {
  name: 'Courier',
  url,
  description: 'Fictional',
  category: 'news',
  reliability: 80,
  isPublic: true,
};

/** For every call that takes something: what it takes, with all its optional fields. */
export const validInputs: Partial<Record<CallName, Parts>> = {
  login: { body: { username: 'reader', password: 'Correct-horse-1' } },
  register: {
    body: { username: 'reader', email: 'reader@vigil.example', password: 'Correct-horse-1', captchaToken: 'off' },
  },
  endSignIn: { params: id },
  readText: { body: { title: 'A fictional ferry', summary: 'It sails.' } },
  updateProfile: {
    body: {
      email: 'reader@vigil.example',
      firstName: 'Ada',
      lastName: 'Fictional',
      currentPassword: 'Correct-horse-1',
    },
  },
  deleteAccount: { body: { currentPassword: 'Wrong-horse-1' } },
  changePassword: { body: { currentPassword: 'Correct-horse-1', newPassword: 'Correct-horse-2' } },
  passkeyOptions: { body: { currentPassword: 'Wrong-horse-1' } },
  addPasskey: {
    body: {
      name: 'Key',
      response: {
        id: 'abc',
        rawId: 'abc',
        type: 'public-key',
        response: { clientDataJSON: 'abc', attestationObject: 'abc', transports: ['internal'] },
      },
    },
  },
  removePasskey: { params: id, body: { currentPassword: 'Wrong-horse-1' } },
  removePasskeysOf: { params: id },
  passkeySignIn: {
    body: {
      response: {
        id: 'abc',
        rawId: 'abc',
        type: 'public-key',
        response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc', userHandle: 'abc' },
      },
    },
  },
  requestReset: { body: { email: 'reader@vigil.example' } },
  confirmEmail: { body: { token: 'x' } },
  makeResetLink: { params: id },
  resetPassword: { body: { token: 'x', newPassword: 'Correct-horse-2' } },
  saveSettings: {
    body: {
      alertThreshold: 'high',
      retentionDays: 30,
      analysisMode: 'balanced',
      notificationsEnabled: true,
      notificationPreferences: { enabled: true, urgencyLevels: ['high'], eventTypes: ['other'], soundEnabled: true },
    },
  },
  saveEmailAlerts: {
    body: {
      device: {
        preferences: { enabled: true },
        alerts: { quietHours: { from: '23:00', to: '07:00' }, places: ['Iran'] },
        timeZone: 'UTC',
      },
    },
  },
  subscribe: {
    body: {
      endpoint,
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      device: {
        preferences: { enabled: true },
        alerts: { quietHours: { from: '23:00', to: '07:00' }, places: ['Port Amberly'], placesFrom: 'low' },
        timeZone: 'UTC',
      },
    },
  },
  seen: { body: { eventId: 'event-1' } },
  unsubscribe: { body: { endpoint } },
  testPush: { body: { endpoint } },
  searchEvents: { query: { ...filter, ...days, limit: 20, before: 'x' } },
  eventsAsOf: { query: { at: '2026-01-01T00:00:00Z', known: 'now' } },
  eventHistory: { params: id },
  events: { query: { page: 0, limit: 10 } },
  createEvent: {
    body: {
      title: 'A fictional ferry is late',
      summary: 'It waits for the tide.',
      eventType: 'other',
      urgencyLevel: 'low',
      location: 'Port Amberly',
      sources: ['Courier'],
      sourceUrls: [url],
      imageUrls: ['https://courier.example/a.png'],
      videoUrls: ['https://courier.example/a.mp4'],
      sourceCount: 1,
      timestamp: '2026-01-01T00:00:00Z',
    },
  },
  locate: { query: { location: 'Amberly' } },
  hideEvent: { params: id },
  restoreEvent: { params: id },
  eraseEvent: { params: id },
  removeImage: { params: id, body: { imageUrl: '/media/a.png' } },
  changes: { query: { since: 0 } },
  analyzeArticle: {
    body: {
      url: 'javascript:x',
      eventType: 'other',
      urgencyLevel: 'low',
      location: 'Amberly',
      customSummary: 'It is.',
    },
  },
  createTimelineEvent: { body: writtenOutEvent({ url, videoUrls: ['https://courier.example/a.mp4'], mediaCount: 0 }) },
  latestAnalysis: { query: { at: '2026-01-01T00:00:00Z' } },
  analysis: { params: id },
  balance: { query: { at: '2026-01-01T00:00:00Z' } },
  balanceExport: { query: id },
  balanceAt: { params: id },
  addSource: { body: { name: 'Courier', url, status: 'active', reliability: 85, side: 'third' } },
  createEventWithMedia: {
    body: {
      title: 'A fictional ferry is late',
      summary: 'It waits for the tide.',
      eventType: 'other',
      urgencyLevel: 'low',
      location: 'Port Amberly',
      sources: ['Courier'],
      sourceUrls: [url],
      imageUrls: ['https://courier.example/a.png'],
      videoUrls: ['https://courier.example/a.mp4'],
      sourceCount: 1,
      timestamp: '2026-01-01T00:00:00Z',
    },
  },
  hideEvents: { body: { ids: ['a'] } },
  hiddenEvents: { query: { page: 0 } },
  restoreEvents: { body: { ids: ['a'] } },
  settleDoubt: { body: { eventId: 'a', candidateId: 'b', same: true } },
  changeSource: { params: id, body: { name: 'Courier', paused: true } },
  probeSource: { body: { url: 'courier.example/feed' } },
  testSource: { params: id },
  removeSource: { params: id },
  addTrustedSource: { body: trusted },
  changeTrustedSource: { params: id, body: trusted },
  removeTrustedSource: { params: id },
  saveScanSettings: { body: { intervalMinutes: 15, enabled: true } },
  painted: { body: { painted: [10] } },
  setAdmin: { params: id, body: { isAdmin: true } },
  removeUser: { params: id },
  endUserSessions: { params: id },
  addWebhook: { body: webhook },
  changeWebhook: { params: id, body: webhook },
  removeWebhook: { params: id },
  renewWebhookSecret: { params: id },
  testWebhook: { params: id },
  webhookDeliveries: { params: id },
  audit: { query: { before: 10, limit: 10 } },
  donate: { body: { amount: 5, productId: 'vigil', attemptId: 'x'.repeat(10) } },
  evidence: { params: id },
  correctEvent: {
    params: id,
    body: { title: 'A', summary: 'B', location: 'C', eventType: 'other', urgencyLevel: 'low', reason: 'D' },
  },
  mergeEvents: { params: id, body: { into: 'nothing' } },
  splitEvent: { params: id, body: { items: ['a'], title: 'A' } },
  correctReport: {
    params: id,
    body: {
      ...{ item: 'a', isRelevant: true, type: 'other', urgency: 'low', kind: 'talks', reality: 'done', again: '+' },
      ...{ by: ['ir'], on: ['il'], country: 'om', reason: 'D' },
    },
  },
};
